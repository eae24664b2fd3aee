// Runs on any Node: says what to do when scripts would not run on the pinned one (npm's --ignore-scripts leaves it out).
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(`Millrace needs Node 24, but npm scripts run on ${process.version}.`);
  console.error('The pinned runtime comes with the install. Mend it with: npm rebuild node --ignore-scripts=false');
  process.exit(1);
}
