// Fails with instructions if npm scripts run on another Node than the pinned one, which npm's --ignore-scripts does not install. Runs on any
// Node.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(`Millrace needs Node 24, but npm scripts run on ${process.version}.`);
  console.error('The pinned runtime comes with the install. Repair it with: npm rebuild node --ignore-scripts=false');
  process.exit(1);
}
