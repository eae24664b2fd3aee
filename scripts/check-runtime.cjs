// Fails with instructions if npm scripts would not run on the pinned Node, which npm's --ignore-scripts leaves out. Runs on any Node.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(`Millrace needs Node 24, but npm scripts run on ${process.version}.`);
  console.error('The pinned runtime comes with the install. Repair it with: npm rebuild node --ignore-scripts=false');
  process.exit(1);
}
