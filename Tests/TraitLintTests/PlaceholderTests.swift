import Testing

@Test func theTargetBuilds() {}
