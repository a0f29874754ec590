import { languages } from '../languages.ts';
import type { Verdict } from './decisions.ts';
import type { Cause, CauseKind, DiffReport, DifferentPicture } from './record.ts';

export const kindNames: Record<CauseKind, string> = {
  token: 'A token',
  words: 'Words',
  file: 'A file',
  place: 'Look closely',
};

export const verdictNames: Record<Verdict, string> = { approved: 'Approved', refused: 'Not like this' };

/** How a cause is called. */
export function titleOf({ kind, name, values }: Cause): string {
  switch (kind) {
    case 'token':
      return name;
    case 'words':
      return `“${values[0]?.after ?? values[0]?.before ?? name}”`;
    case 'file':
      return name.replace(/^.*\//, '');
    case 'place':
      return 'No cause found';
  }
}

/** What stands below its title. */
export function lineOf({ kind, name, values }: Cause): string {
  switch (kind) {
    case 'token':
      return values.map(({ before, after }) => changedValue(before, after)).join(', ');
    case 'words':
      return `${values.map(({ where }) => languageName(where)).join(', ')}, ${name}`;
    case 'file':
      return name;
    case 'place':
      return name;
  }
}

/** A variable has a line for each place in which it is declared, such as by day and by night: the first that changed. */
function changedValue(before = '', after = ''): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const at = now.findIndex((line, place) => line !== old[place]);
  return `${valueIn(old.at(at))} → ${valueIn(now.at(at))}`;
}

function valueIn(line = ''): string {
  return line.replace(/^.*\{ /, '') || 'none';
}

export function languageName(language: string): string {
  return languages.find(({ value }) => value === language)?.title ?? language;
}

/** How many pictures changed for a reason, and whether for no other. */
export function reachOf({ pictures }: Cause): string {
  const screens = new Set(pictures.map(({ title }) => title)).size;
  const mixed = pictures.filter(({ also }) => also.length > 0).length;
  const count = `${countOf(pictures.length, 'picture')} in ${countOf(screens, 'component')} changed for this reason`;
  if (mixed === 0) return `${count}, and for no other.`;
  return `${count}. ${mixed === pictures.length ? 'Each' : String(mixed)} may have other reasons too.`;
}

/** What a picture shows, but for its state. */
export function lookOf({ language, theme, width }: DifferentPicture): string {
  return `${languageName(language)}, ${theme}, ${String(width)}`;
}

/** The count of all, at the head of the causes. */
export function summaryOf({ counts, base }: DiffReport): string {
  return `${String(counts.different)} of ${countOf(counts.pictures, 'picture')} changed since ${base.name}`;
}

/** In which looks states were compared: the languages, themes and widths. */
export function comparedOf({ languages: compared, themes, widths }: DiffReport): string {
  return [compared.map(languageName), themes, widths.map(String)].map((each) => each.join(', ')).join('; ');
}

/** A count with its noun. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
