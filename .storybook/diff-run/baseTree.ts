import { join } from 'node:path';
import { generated } from '../../scripts/build-steps/steps.ts';
import { checkOutEarlier, commitNamed, removeTree } from '../../scripts/earlier-tree.ts';
import { root } from '../../scripts/root.ts';
import { runQuietly } from '../../scripts/run.ts';

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

/**
 * Checks a commit out into a folder of its own, with packages and all that is generated.
 * @param onFolder Hears how the folder is removed, before it is made.
 * @throws With a sentence where there is no such commit, or where it has no code that draws.
 */
export async function checkOutBase(
  asked: string,
  onFolder: (remove: () => Promise<void>) => void,
): Promise<BaseTree> {
  const commit = await commitNamed(asked);
  const short = commit.slice(0, 8);
  await findDrawingCode(commit, short);

  const folder = join(root, '.stillpoint/diff-base', short);
  onFolder(() => removeTree(folder));
  await checkOutEarlier(commit, folder, { script: 'scripts/generate.ts', steps: generated });
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
