const { startMillrace } = require('millrace/testing');

module.exports = async () => {
  globalThis.millrace = await startMillrace();
  process.env.MILLRACE_URL = globalThis.millrace.url;
};
