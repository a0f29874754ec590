import { isBreakpoint } from './media.ts';
import type { Token, TokenSets } from './token-sets.ts';

/** The variables of `tokens.css` in Markdown: the name of each, what it is for, and its values. */
export function variablesPage({ base, day, night, artDawn, artDusk, artNight }: TokenSets): string {
  return [
    '# Variables of tokens.css',
    'They stand in the cascade layer `stillpoint`. What you declare outside of layers goes before them, in any order of the style sheets.',
    '## Colours',
    'Override them where a theme begins, with both values: `:root, [data-theme] { --color-action: light-dark(#0b6e4f, #7fe0b8); }`. `npx stillpoint-theme-check` says which pairs of colours lose their contrast.',
    table(['Day', 'Night'], [ofType(day, 'color'), night]),
    '## Shadows',
    'Like colours.',
    table(['Day', 'Night'], [ofType(day, 'shadow'), night]),
    '## The same by day and by night',
    'Override them on `:root`.',
    table(['Value'], [base.filter((token) => !isBreakpoint(token))]),
    '## Drawings',
    'Override them where a mood begins: on `[data-mood]`, `[data-theme]` and `:root`. The scenes are files with colours of their own; these are for what components draw.',
    table(['Dawn', 'Dusk', 'Night'], [artDawn, artDusk, artNight]),
  ]
    .join('\n\n')
    .concat('\n');
}

/** A line for each variable of the first set, with its value in every set. */
function table(titles: string[], [first = [], ...others]: Token[][]): string {
  const lines = first.map(({ variable, description = '', value }) => [
    `\`${variable}\``,
    description,
    ...[value, ...others.map((set) => set.find((token) => token.variable === variable)?.value ?? '')].map(
      (each) => `\`${each}\``,
    ),
  ]);
  const head = ['Variable', 'For', ...titles];
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function ofType(set: Token[], type: string): Token[] {
  return set.filter((token) => token.type === type);
}
