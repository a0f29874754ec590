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
import { generated } from '../../scripts/build-steps/steps.ts';
import { exitCodeOf, outputOf, startProcess } from '../../scripts/child-process.ts';
import { root } from '../../scripts/root.ts';
import { runOrThrow, runQuietly } from '../../scripts/run.ts';

/** The files of an earlier commit, beside those of today. */
export interface BaseTree {
  folder: string;
  /** The whole name of the commit. */
  commit: string;
  /** How the page calls it: a tag, or the short name of the commit. */
  name: string;
}

/** What a commit needs in order to be compared with. */
const drawingFile = '.storybook/drawing/drawStory.ts';
const stamps = 'node_modules/.cache/stillpoint';

/**
 * Checks a commit out into a folder of its own, with packages and all that is generated.
 * @param onFolder Hears how the folder is removed, before it is made.
 * @throws With a sentence where there is no such commit, or where it has no code that draws.
 */
export async function checkOutBase(
  asked: string,
  onFolder: (remove: () => Promise<void>) => void,
): Promise<BaseTree> {
  const { code, output } = await runQuietly('git', ['rev-parse', '--verify', '--quiet', `${asked}^{commit}`]);
  if (code !== 0) throw new Error(`There is no commit ${asked}.`);
  const commit = output.trim();
  const short = commit.slice(0, 8);
  await findDrawingCode(commit, short);

  const folder = join(root, '.stillpoint/diff-base', short);
  await removeTree(folder);
  onFolder(() => removeTree(folder));
  await runOrThrow('git', ['worktree', 'add', '--detach', folder, commit]);
  await givePackages(folder);
  await generate(folder);
  return { folder, commit, name: /^[\w./~^@-]+$/.test(asked) ? asked : short };
}

async function findDrawingCode(commit: string, short: string) {
  const { code } = await runQuietly('git', ['cat-file', '-e', `${commit}:${drawingFile}`]);
  if (code === 0) return;
  const { output } = await runQuietly('git', [
    'log',
    '--diff-filter=A',
    '--format=%h',
    '-1',
    '--',
    drawingFile,
  ]);
  throw new Error(
    `${short} cannot be compared: it is from before states were drawn without a script, and has no ${drawingFile}. ` +
      `The earliest commit to compare with is ${output.trim() || 'the one that adds it'}.`,
  );
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
async function generate(folder: string) {
  for (const path of [stamps, ...generated.flatMap(({ outputs }) => outputs)]) {
    if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  await runIn(folder, 'node', ['scripts/generate.ts']);
}

async function runIn(folder: string, command: string, args: string[]) {
  const child = startProcess(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of outputOf(child))
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  if ((await exitCodeOf(child)) !== 0)
    throw new Error(`${[command, ...args].join(' ')} failed in ${folder}.\n\n${output}`);
}

async function removeTree(folder: string) {
  await runQuietly('git', ['worktree', 'remove', '--force', folder]);
  rmSync(folder, { recursive: true, force: true });
  await runQuietly('git', ['worktree', 'prune']);
}
