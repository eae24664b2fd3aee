// One server for all test files; each test has a sandbox of its own, so that the files run in parallel.
module.exports = { globalSetup: './start-millrace.js', globalTeardown: './stop-millrace.js' };
