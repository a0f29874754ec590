import type { DiffReport } from '../review/visual-diff/record.ts';
import { countOf, kindNames, summaryOf } from '../review/visual-diff/sentences.ts';
import type { DiffOptions } from './options.ts';

/** What the command says at its end. */
export function sentencesOf(report: DiffReport, { prune }: Pick<DiffOptions, 'prune'>): string[] {
  const { causes, added, removed, failed, stale } = report;
  const lines = causes.map(
    ({ kind, name, pictures }) => `  ${String(pictures.length).padStart(5)}  ${kindNames[kind]}: ${name}`,
  );
  return [
    `${summaryOf(report)}; the documents of ${String(report.counts.taken)} did.`,
    ...(causes.length > 0 ? [`${countOf(causes.length, 'cause')}:`, ...lines] : []),
    ...(added.length > 0 ? [`${countOf(added.length, 'state')} new since then.`] : []),
    ...(removed.length > 0 ? [`${countOf(removed.length, 'state')} no longer there.`] : []),
    ...(stale.length > 0
      ? [
          `${countOf(stale.length, 'decision')} about what no longer differs${prune ? ', deleted' : ': --prune deletes them'}.`,
        ]
      : []),
    ...failed.map(({ id, reason = '' }) => `Not drawn: ${id}, ${reason}`),
  ];
}
