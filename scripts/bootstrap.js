// Runs on whatever Node the machine has (20 or later) and before anything is installed, so: plain JavaScript, no packages.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules/node/bin');
const [script, ...rest] = process.argv.slice(2);

if (!installed()) install();
await run();

/** Whether node_modules holds what the lockfile asks for, by npm's own record of what it installed. */
function installed() {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record) || !existsSync(join(bin, 'node'))) return false;

  const present = packagesOf(record);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, wanted]) =>
      !path.includes('node_modules/') ||
      wanted.link === true ||
      wanted.optional === true ||
      present[path]?.version === wanted.version,
  );
}

/** @typedef {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean }> }} Lockfile */

function packagesOf(/** @type {string} */ path) {
  /** @type {(text: string) => Lockfile} */
  const parse = JSON.parse;
  return parse(readFileSync(path, 'utf8')).packages;
}

function install() {
  process.stdout.write('Installing packages (about a minute the first time) …\n');
  const started = Date.now();
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', options, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    process.stderr.write('The packages could not be installed: npm says why above.\n');
    process.exit(status ?? 1);
  }
  process.stdout.write(`Installed in ${Math.round((Date.now() - started) / 1000)} s\n`);
}

/** Hands over to the script on the pinned Node, and hands on what it is asked by signals. */
async function run() {
  const path = [bin, join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(join(bin, 'node'), [join(root, script), ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  process.on('SIGINT', () => child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.exitCode = await new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}
