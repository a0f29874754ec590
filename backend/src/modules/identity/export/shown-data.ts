import { Check } from 'typebox/value';
import { exportParts } from '../../../database/personal-table.ts';
import { Money } from '../../../domain/money.ts';
import type { MyDataFacts, ShownTable, ShownValue } from './facts.ts';
import type { PersonalData, PersonalRow, PersonalRows } from './read-personal-data.ts';

/** How many rows of a table the page shows. The file has all of them. */
export const mostShown = 20;

type Parts = Extract<MyDataFacts, { status: 'ready' }>['parts'];

/** What is kept of a person, as the page shows it: part by part, without tables that are empty. */
export function shownData({ tables }: Pick<PersonalData, 'tables'>): Parts {
  return exportParts.map((part) => ({
    part,
    tables: tables.filter((each) => each.part === part && each.rows.length > 0).map(shownTable),
  }));
}

function shownTable({ heading, labels, rows, more }: PersonalRows): ShownTable {
  return { heading, rows: rows.map((row) => shownRow(row, labels)), ...(more > 0 && { more }) };
}

function shownRow(row: PersonalRow, labels: PersonalRows['labels']) {
  return Object.entries(row).flatMap(([column, value], at) => {
    const label = labels[at];
    return label === undefined ? [] : [{ label, value: shownValue(column, value) }];
  });
}

function shownValue(column: string, value: unknown): ShownValue {
  if (value === null || value === undefined || value === '') return { kind: 'nothing' };
  if (value instanceof Date) return { kind: 'moment', at: value.toISOString() };
  if (typeof value === 'boolean') return { kind: 'yesNo', yes: value };
  if (typeof value === 'number') return { kind: 'number', number: value };
  if (typeof value === 'string') {
    return column.endsWith('On') ? { kind: 'day', day: value } : { kind: 'text', text: value };
  }
  if (Check(Money, value)) return { kind: 'money', money: value };
  const details = detailsOf(value);
  return details.length === 0 ? { kind: 'nothing' } : { kind: 'details', details };
}

/** Each value within another, by its path: `offer.lines.0.kind`. */
function detailsOf(value: unknown, path = ''): { path: string; value: string }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value: String(value) }];
  return Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
    detailsOf(each, path === '' ? name : `${path}.${name}`),
  );
}
