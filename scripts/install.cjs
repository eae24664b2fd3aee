// Installs the packages for make, on whatever Node the machine has. npm alone waits for minutes where there is no network, and goes on
// after a first Ctrl-C; this says in one sentence what is wrong, and ends at once.
const { spawn } = require('node:child_process');

/** How long the registry may take to answer, in milliseconds. */
const patience = 10_000;

/** What npm calls it when a registry, or the proxy before it, is not reached. What it answers, even a refusal, is not among them. */
const unreachable = new Set(
  (
    'EAI_AGAIN ENOTFOUND ECONNREFUSED ECONNRESET EHOSTUNREACH ENETUNREACH ENETDOWN EPROTO ETIMEDOUT ERR_SOCKET_TIMEOUT ' +
    'ECONNECTIONTIMEOUT EIDLETIMEOUT ERESPONSETIMEOUT'
  ).split(' '),
);

let running;

/** Runs npm in a process group of its own, so that all that it starts ends with it; resolves with its exit code. */
function npm(args, stdio) {
  const child = spawn('npm', args, { stdio, detached: true });
  running = child;
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

function endNpm() {
  try {
    process.kill(-running.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Why the registry is not reached; undefined when it is. */
async function faultOfRegistry() {
  let isLate = false;
  const ended = npm(['ping', '--fetch-retries=0', '--loglevel=error'], ['ignore', 'ignore', 'pipe']);
  let output = '';
  running.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  const timer = setTimeout(() => {
    isLate = true;
    endNpm();
  }, patience);
  await ended;
  clearTimeout(timer);
  if (isLate) return `no answer within ${patience / 1000} seconds`;
  const code = /\bcode (\w+)/.exec(output)?.[1];
  return unreachable.has(code) ? code : undefined;
}

async function install() {
  const fault = await faultOfRegistry();
  if (fault === undefined) return npm(['ci'], 'inherit');
  console.error(
    `The packages cannot be installed, since npm does not reach its registry (${fault}): check the network and npm's proxy.`,
  );
  return 1;
}

for (const [signal, number] of [
  ['SIGINT', 2],
  ['SIGTERM', 15],
  ['SIGHUP', 1],
]) {
  process.on(signal, () => {
    if (running) endNpm();
    process.exit(128 + number);
  });
}

install().then(
  (code) => process.exit(code),
  (error) => {
    console.error(`npm cannot be run: ${error.message}`);
    process.exit(1);
  },
);
