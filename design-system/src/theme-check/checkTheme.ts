import { contrastPairs } from '../tokens/contrastPairs.ts';
import { color as tokens } from '../tokens/index.ts';
import { values } from '../tokens/generated/values.ts';
import { contrastOf } from './contrastOf.ts';
import { readTheme, type ThemeColours, type Variables } from './readTheme.ts';

/** A colour that is set under a name which the design system does not have: it changes nothing. */
export interface UnknownColour {
  kind: 'unknown';
  /** The name of its variable. */
  name: string;
}

/** Two colours, by the names of their variables, of which one stands on the other. */
interface Pair {
  theme: keyof ThemeColours;
  front: string;
  back: string;
  /** Their values as they are written. */
  written: { front: string; back: string };
  /** The least contrast that they must have by WCAG 2.2. */
  atLeast: number;
}

/** Two colours that are too much alike. */
export interface LowContrast extends Pair {
  kind: 'contrast';
  contrast: number;
}

/** Two colours of which one is no colour that can be judged: it lets through what lies behind it, or is worked out by the browser. */
export interface NotJudged extends Pair {
  kind: 'notJudged';
}

export type ThemeProblem = UnknownColour | LowContrast | NotJudged;

/**
 * Checks a style sheet that sets colours of the design system: every pair of which one colour stands on the other has the
 * contrast that it has in the design system, by day and by night. Pairs of which the sheet sets neither are left out.
 */
export function checkTheme(sheet: string): ThemeProblem[] {
  const own = readTheme(sheet);
  const unknown = [...new Set([...own.day.keys(), ...own.night.keys()])].filter((name) => !known.has(name));
  return [
    ...unknown.map((name) => ({ kind: 'unknown' as const, name })),
    ...problemsIn('day', own.day),
    ...problemsIn('night', own.night),
  ];
}

/** The names of variables by the names of tokens: `--color-text-soft` by `textSoft`. */
const variableOf = Object.fromEntries(
  Object.entries(tokens).map(([name, use]) => [name, use.slice('var('.length, -1)]),
) as Record<keyof typeof tokens, string>;
const known: ReadonlySet<string> = new Set(Object.values(variableOf));

function problemsIn(theme: keyof ThemeColours, own: Variables): ThemeProblem[] {
  const valueOf = (token: keyof typeof tokens) => resolved(own, theme, variableOf[token]);
  return contrastPairs
    .filter(({ front, back }) => own.has(variableOf[front]) || own.has(variableOf[back]))
    .flatMap(({ front, back, atLeast }): ThemeProblem[] => {
      const written = { front: valueOf(front), back: valueOf(back) };
      const pair: Pair = { theme, front: variableOf[front], back: variableOf[back], written, atLeast };
      const contrast = contrastOf(written.front, written.back);
      if (contrast === undefined) return [{ kind: 'notJudged', ...pair }];
      return contrast < atLeast ? [{ kind: 'contrast', ...pair, contrast }] : [];
    });
}

/** What a variable is in the end, where its value names another one. */
function resolved(
  own: Variables,
  theme: keyof ThemeColours,
  name: string,
  seen: readonly string[] = [],
): string {
  const written = own.get(name) ?? valuesOf(theme)[name] ?? '';
  const [, other] = /^var\(\s*(--[\w-]+)\s*\)$/.exec(written) ?? [];
  return other === undefined || seen.includes(other) ? written : resolved(own, theme, other, [...seen, name]);
}

/** The design system's own values, by the names of their variables. */
function valuesOf(theme: keyof ThemeColours): Record<string, string> {
  const byToken: Record<string, string> = values[theme].color;
  return Object.fromEntries(Object.entries(variableOf).map(([token, name]) => [name, byToken[token] ?? '']));
}
