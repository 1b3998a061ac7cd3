-- Shows the diagnostics of the file that is open, applies the preferred fix of the last and writes what was found.
local program = os.getenv('TRAITLINT')
local file = vim.api.nvim_buf_get_name(0)
vim.bo.filetype = 'swift'
local client = vim.lsp.start_client({
  cmd = { program, 'lsp' },
  root_dir = vim.fn.fnamemodify(file, ':h'),
})
vim.lsp.buf_attach_client(0, client)

local function diagnostics()
  local all = vim.diagnostic.get(0)
  table.sort(all, function(a, b)
    if a.lnum ~= b.lnum then return a.lnum < b.lnum end
    return a.code < b.code
  end)
  return all
end

vim.wait(30000, function() return #vim.diagnostic.get(0) > 0 end, 20)
local words = {}
for _, diagnostic in ipairs(diagnostics()) do
  table.insert(words, string.format('%d:%d %s', diagnostic.lnum, diagnostic.col - 1, diagnostic.code))
end

-- The fix for the first finding, as an editor applies it.
local parameters = vim.lsp.util.make_range_params()
parameters.range = { start = { line = 19, character = 8 }, ['end'] = { line = 19, character = 8 } }
parameters.context = { diagnostics = {} }
local answers = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', parameters, 30000)
local applied = false
for _, answer in pairs(answers or {}) do
  for _, action in ipairs(answer.result or {}) do
    if action.isPreferred and not applied then
      vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
      applied = true
    end
  end
end
vim.wait(30000, function() return #vim.diagnostic.get(0) == 0 end, 20)
if not applied or #vim.diagnostic.get(0) > 0 then words = { 'the fix was not applied' } end
local output = assert(io.open(os.getenv('FOUND'), 'w'))
output:write(table.concat(words, ' '))
output:close()
vim.cmd('qall!')
