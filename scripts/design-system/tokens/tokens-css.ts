import { isBreakpoint } from './media.ts';
import type { Token, TokenSets } from './token-sets.ts';

type Declaration = Pick<Token, 'variable' | 'value'>;

/**
 * The style sheet of all tokens, in the cascade layer `stillpoint`: what an app declares outside of layers overrides it.
 * What differs by theme has one declaration with its value by day and its value by night, and `color-scheme` decides
 * between them. It is repeated where a theme begins, since some bundlers write variables in place of `light-dark()`, which
 * count where they are declared. `data-theme` decides on any element, without it on the root the system does.
 * Numbers of drawings differ too, which `light-dark()` does not take; `data-mood` changes only the drawings below it. These
 * rules have no specificity, so that their order decides: a theme stands after the moods, since it brings its own.
 */
export function tokensCss({ base, day, night, artDawn, artDusk, artNight }: TokenSets): string {
  const rules = [
    rule(
      ':root',
      base.filter((token) => !isBreakpoint(token)),
    ),
    rule(
      ':root, [data-theme]',
      day.map((token) => themed(token, night)),
    ),
    scheme(':root', 'light dark'),
    scheme("[data-theme='day']", 'light'),
    scheme("[data-theme='night']", 'dark'),
    rule(":root, [data-theme='day'], [data-mood='dawn']", artDawn),
    rule("[data-mood='dusk']", artDusk),
    `@media (prefers-color-scheme: dark) {\n${rule(':root:not([data-theme])', artNight)}}\n`,
    rule("[data-theme='night'], [data-mood='night']", artNight),
  ];
  return `@layer stillpoint {\n${rules.join('')}}\n`;
}

function scheme(selector: string, value: string): string {
  return rule(selector, [{ variable: 'color-scheme', value }]);
}

function rule(selector: string, declarations: Declaration[]): string {
  const lines = declarations.map(({ variable, value }) => `  ${variable}: ${value};\n`);
  return `:where(${selector}) {\n${lines.join('')}}\n`;
}

/** A variable with the values of both themes. */
function themed({ variable, type, value }: Token, night: readonly Token[]): Declaration {
  const byNight = night.find((token) => token.variable === variable)?.value;
  if (byNight === undefined) throw new Error(`${variable} has no value by night.`);
  return { variable, value: type === 'shadow' ? shadows(value, byNight) : colour(value, byNight) };
}

function colour(day: string, night: string): string {
  return day === night ? day : `light-dark(${day}, ${night})`;
}

/** Only colours differ by theme in CSS: a shadow of other lengths is one that has no colour in the other theme. */
function shadows(day: string, night: string): string {
  const byNight = night.split(', ').map(partsOf);
  const layers = day.split(', ').map(partsOf);
  if (layers.length !== byNight.length) throw new Error(`${day} has other layers than ${night}.`);
  return layers
    .flatMap(([lengths, front], at) => {
      const [otherLengths = '', other = ''] = byNight[at] ?? [];
      if (lengths === otherLengths) return `${lengths} ${colour(front, other)}`;
      return [`${lengths} ${colour(front, none)}`, `${otherLengths} ${colour(none, other)}`];
    })
    .join(', ');
}

const none = '#0000';

/** `0px 1px 2px 0px #5434600a` as its lengths and its colour. */
function partsOf(shadow: string): [lengths: string, color: string] {
  const at = shadow.lastIndexOf(' ');
  return [shadow.slice(0, at), shadow.slice(at + 1)];
}
