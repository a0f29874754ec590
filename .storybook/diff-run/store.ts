import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/root.ts';
import { reportVersion, type DiffReport } from '../review/visual-diff/record.ts';

/** Where the command writes its report, its pictures and the page to hand around. */
export const diffOutput = join(root, '.stillpoint/diff');
export const reportFile = join(diffOutput, 'report.json');
export const pageFile = join(diffOutput, 'visual-diff.html');

/** What the command found the last time, if there is anything that can be read. */
export function readReport(): DiffReport | undefined {
  if (!existsSync(reportFile)) return undefined;
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as DiffReport;
  return report.version === reportVersion ? report : undefined;
}
