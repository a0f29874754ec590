import axe, { type AxeResults, type RunOptions } from 'axe-core';

// Stories of single components have no landmarks.
axe.configure({ rules: [{ id: 'region', enabled: false }] });

/** What Storybook draws above a story is no part of it. */
const context = { include: [['body']], exclude: [['#storybook-highlights-root']] };

/** `iframes`: axe would wait half a second for each frame, where no axe runs to answer it. */
const options: RunOptions = { iframes: false, resultTypes: ['violations'] };

/**
 * Rules whose result other words or another width can change: names, which a language may lack, and what scrolls or is
 * hidden. All others look at elements and attributes, which are the same in each language.
 */
const languageRules = [
  'aria-hidden-focus',
  'button-name',
  'document-title',
  'empty-heading',
  'empty-table-header',
  'frame-title',
  'frame-title-unique',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'image-redundant-alt',
  'input-button-name',
  'label',
  'link-name',
  'role-img-alt',
  'scrollable-region-focusable',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'valid-lang',
];

/** Rules that only colours can change the result of. They take more than half of a story's time. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const withoutColours = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));

const scopes = {
  everything: {},
  language: { runOnly: { type: 'rule', values: [...languageRules, ...colourRules] } },
  theme: { runOnly: { type: 'rule', values: colourRules } },
} satisfies Record<string, RunOptions>;

/** Which of axe's rules run: all, those that a language can change the result of, or those that a theme can. */
export type Scope = keyof typeof scopes;

/**
 * Checks the story that is shown; gives a line for each element that breaks a rule. Where its colours were checked
 * before, the rules of colours are left out.
 */
export async function violationsIn(scope: Scope, { coloursChecked }: { coloursChecked: boolean }) {
  if (scope === 'theme' && coloursChecked) return [];

  const asked = { ...options, ...scopes[scope], ...(coloursChecked && { rules: withoutColours }) };
  // Selectors of elements are a fifth of axe's time, and only a fault needs them.
  const { violations } = await axe.run(context, { ...asked, selectors: false });
  return violations.length === 0 ? [] : named(await axe.run(context, asked));
}

function named({ violations }: AxeResults): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `axe ${id}: ${help}\n${target.join(' ')}\n${failureSummary}`,
    ),
  );
}
