import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/root.ts';
import { checkOutBase } from '../diff-run/baseTree.ts';
import type { DiffReport } from '../review/visual-diff/record.ts';

/** Whether git can read the sources: not in an archive of them. */
const hasHistory = spawnSync('git', ['rev-parse', '--verify', 'HEAD'], { cwd: root }).status === 0;

const words = 'translations/de/notFound.json';

/** The command, run in a folder of the repository. */
function diffIn(folder: string, ...options: string[]): string {
  const { stdout, stderr } = spawnSync('node', ['.storybook/diff-run/command.ts', ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`;
}

test('a text that is changed beside the last commit is found as the cause of all that differs', async () => {
  test.skip(!hasHistory, 'These sources have no history to compare with.');
  // Each side is checked out and drawn in a process of its own.
  test.setTimeout(300_000);
  const removals: (() => Promise<void>)[] = [];
  try {
    const { folder } = await checkOutBase('HEAD', (remove) => removals.push(remove));
    const before = readFileSync(join(folder, words), 'utf8');
    const title = /"title": "([^"]+)"(?=,\n {2}")/.exec(before)?.[1] ?? '';
    writeFileSync(join(folder, words), before.replaceAll(`"${title}"`, '"Nichts zu finden"'));

    const said = diffIn(folder, 'HEAD', 'errors/NotFound/', '--languages=en,de', '--widths=360');
    expect(said).toContain('Words: notFound:title');

    const output = join(folder, '.stillpoint/diff');
    const report = JSON.parse(readFileSync(join(output, 'report.json'), 'utf8')) as DiffReport;
    expect(report.causes).toHaveLength(1);
    expect(report.counts.different).toBe(report.counts.pictures / 2);
    for (const { language, before: earlier, after, also } of report.causes[0]?.pictures ?? []) {
      expect([language, also]).toEqual(['de', []]);
      for (const file of [earlier, after]) expect(existsSync(join(output, file))).toBe(true);
    }
    expect(readFileSync(join(output, 'visual-diff.html'), 'utf8')).toContain('Nichts zu finden');

    expect(diffIn(folder, 'no-such-commit')).toContain('There is no commit no-such-commit.');
  } finally {
    for (const remove of removals) await remove();
  }
});
