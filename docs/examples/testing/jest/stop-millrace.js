module.exports = () => globalThis.millrace.stop();
