import { isBreakpoint } from './media.ts';
import type { Token, TokenSets } from './token-sets.ts';

/**
 * The style sheet of all tokens. `data-theme` decides on any element, without it on the root the system does;
 * `data-mood` changes only the drawings below it. A theme stands after the moods, since it brings its own mood.
 * Every rule has no specificity, so that the order decides among them and each of them can be overridden.
 */
export function tokensCss({ base, day, night, artDawn, artDusk, artNight }: TokenSets): string {
  return [
    rule(
      ':root',
      base.filter((token) => !isBreakpoint(token)),
    ),
    rule(":root, [data-theme='day']", day, 'light'),
    rule(":root, [data-theme='day'], [data-mood='dawn']", artDawn),
    rule("[data-mood='dusk']", artDusk),
    `@media (prefers-color-scheme: dark) {\n${rule(':root:not([data-theme])', [...night, ...artNight], 'dark')}}\n`,
    rule("[data-theme='night']", night, 'dark'),
    rule("[data-theme='night'], [data-mood='night']", artNight),
  ].join('');
}

function rule(selector: string, tokens: Token[], scheme?: 'light' | 'dark'): string {
  const declarations = tokens.map(({ variable, value }) => `  ${variable}: ${value};\n`);
  return `:where(${selector}) {\n${scheme ? `  color-scheme: ${scheme};\n` : ''}${declarations.join('')}}\n`;
}
