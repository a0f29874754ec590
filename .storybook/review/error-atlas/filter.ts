import { atlas, type AtlasArea, type AtlasRow } from './atlas.ts';
import type { AtlasChoice } from './address.ts';
import { pathsOf, type Texts } from './texts.ts';

/** The areas with the rows that are asked for. One without any is left out. */
export function shownAreas({ search, charged }: AtlasChoice, texts: readonly Texts[]): AtlasArea[] {
  const sought = search.trim().toLocaleLowerCase();
  const isShown = (row: AtlasRow) =>
    (charged === 'any' || row.entry.charged === charged) &&
    (sought === '' || wordsOf(row, texts).some((words) => words.toLocaleLowerCase().includes(sought)));

  return atlas
    .map((area) => ({ ...area, rows: area.rows.filter(isShown) }))
    .filter(({ rows }) => rows.length > 0);
}

/** All that a row can be found by. */
function wordsOf({ code, entry }: AtlasRow, texts: readonly Texts[]): string[] {
  const { name, when, wayOn } = entry;
  const told = texts.map((each) =>
    pathsOf(entry)
      .map((path) => each[path] ?? '')
      .join(' '),
  );
  const reader = entry.for === 'programs' ? [`Read by a program only: ${entry.reader}`] : [];
  return [code, name, when, wayOn, ...reader, ...told];
}
