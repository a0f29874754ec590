import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import type { BuildStep } from './build-steps/run-if-changed.ts';
import { exitCodeOf, outputOf, startProcess } from './child-process.ts';
import { root } from './root.ts';
import { runOrThrow, runQuietly } from './run.ts';

const stamps = 'node_modules/.cache/stillpoint';

/** How an earlier commit is made ready: what its script makes, and the steps of today whose outputs may serve. */
export interface Making {
  /** From the root, such as `scripts/generate.ts`. */
  script: string;
  steps: readonly Pick<BuildStep, 'outputs'>[];
}

/** The whole name of a commit. Throws a sentence where there is no such one. */
export async function commitNamed(asked: string): Promise<string> {
  const { code, output } = await runQuietly('git', ['rev-parse', '--verify', '--quiet', `${asked}^{commit}`]);
  if (code !== 0) throw new Error(`There is no commit ${asked}.`);
  return output.trim();
}

/** Checks a commit out into a folder, which is made anew, with its packages and what a script of its own makes. */
export async function checkOutEarlier(commit: string, folder: string, making: Making): Promise<void> {
  await removeTree(folder);
  await runOrThrow('git', ['worktree', 'add', '--detach', folder, commit]);
  await givePackages(folder);
  await make(folder, making);
}

/** Takes such a folder away. */
export async function removeTree(folder: string): Promise<void> {
  await runQuietly('git', ['worktree', 'remove', '--force', folder]);
  rmSync(folder, { recursive: true, force: true });
  await runQuietly('git', ['worktree', 'prune']);
}

/** Links today's packages where they are those that the commit asks for, and installs its own otherwise. */
async function givePackages(folder: string) {
  const present = packagesIn(join(root, 'node_modules/.package-lock.json'));
  const lacking = Object.entries(packagesIn(join(folder, 'package-lock.json'))).find(
    ([path, { version, link, optional }]) =>
      path.includes('node_modules/') && !link && !optional && present[path]?.version !== version,
  );
  if (lacking !== undefined) {
    const [path, { version = '' }] = lacking;
    process.stdout.write(`  It asks for other packages (${path} ${version}): they are installed …\n`);
    await runIn(folder, 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
    return;
  }
  for (const owner of ['', ...readdirSync(root)]) {
    const from = join(root, owner, 'node_modules');
    if (owner === 'node_modules' || !existsSync(from) || !existsSync(join(folder, owner))) continue;
    linkEach(from, join(folder, owner, 'node_modules'));
  }
}

interface LockedPackage {
  version?: string;
  link?: boolean;
  optional?: boolean;
}

function packagesIn(lockfile: string): Record<string, LockedPackage> {
  return (JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: Record<string, LockedPackage> }).packages;
}

/** Links each package by itself, but for what is kept there of today, and for our own packages, whose links are relative. */
function linkEach(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '.cache' || name === '.vite') continue;
    if (name !== '@stillpoint') {
      symlinkSync(join(from, name), join(to, name));
      continue;
    }
    mkdirSync(join(to, name));
    for (const own of readdirSync(join(from, name)))
      symlinkSync(readlinkSync(join(from, name, own)), join(to, name, own));
  }
}

/** Makes what git does not have. What is made of the same files as today is taken over. */
async function make(folder: string, { script, steps }: Making) {
  for (const path of [stamps, ...steps.flatMap(({ outputs }) => outputs)]) {
    if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  await runIn(folder, 'node', [script]);
}

async function runIn(folder: string, command: string, args: string[]) {
  const child = startProcess(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of outputOf(child))
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  if ((await exitCodeOf(child)) !== 0)
    throw new Error(`${[command, ...args].join(' ')} failed in ${folder}.\n\n${output}`);
}
