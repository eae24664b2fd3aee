// Installs the packages for make, on any Node. Without a network, npm alone would retry for minutes and ignore the first Ctrl-C; this script
// fails at once with one sentence.
const { spawn } = require('node:child_process');

/** The time limit for a response of the registry, in milliseconds. */
const REGISTRY_TIMEOUT = 10_000;

/** The codes with which npm reports that it cannot reach a registry or its proxy. A response, even a refusal, has another code. */
const UNREACHABLE = new Set(
  (
    'EAI_AGAIN ENOTFOUND ECONNREFUSED ECONNRESET EHOSTUNREACH ENETUNREACH ENETDOWN EPROTO ETIMEDOUT ERR_SOCKET_TIMEOUT ' +
    'ECONNECTIONTIMEOUT EIDLETIMEOUT ERESPONSETIMEOUT'
  ).split(' '),
);

let running;

/** Runs npm in its own process group, so that its children end with it; resolves with its exit code. */
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
    // It has already ended.
  }
}

/** Returns why the registry cannot be reached; undefined if it can. */
async function registryFault() {
  let isLate = false;
  const ended = npm(['ping', '--fetch-retries=0', '--loglevel=error'], ['ignore', 'ignore', 'pipe']);
  let output = '';
  running.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  const timer = setTimeout(() => {
    isLate = true;
    endNpm();
  }, REGISTRY_TIMEOUT);
  await ended;
  clearTimeout(timer);
  if (isLate) return `no response within ${REGISTRY_TIMEOUT / 1000} seconds`;
  const code = /\bcode (\w+)/.exec(output)?.[1];
  return UNREACHABLE.has(code) ? code : undefined;
}

async function install() {
  const fault = await registryFault();
  if (fault === undefined) return npm(['ci'], 'inherit');
  console.error(
    `The packages cannot be installed, since npm cannot reach its registry (${fault}): check the network and npm's proxy.`,
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
