import axe, { type AxeResults, type RunOptions } from 'axe-core';

// Stories of single components have no landmarks.
axe.configure({ rules: [{ id: 'region', enabled: false }] });

/** Storybook's own elements are no part of a story. */
const context = {
  include: [['body']],
  exclude: [['.sb-wrapper'], ['#storybook-docs'], ['#storybook-highlights-root']],
};

/** `iframes`: axe would wait half a second for each frame, where no axe runs to answer it. */
const options: RunOptions = { iframes: false, resultTypes: ['violations'] };

/** Rules of the other categories (`aria`, `structure`, `tables` and so on) look at elements and attributes alone. */
const languageCategories = [
  'cat.color',
  'cat.forms',
  'cat.keyboard',
  'cat.language',
  'cat.name-role-value',
  'cat.sensory-and-visual-cues',
  'cat.text-alternatives',
];
const languageRules = axe
  .getRules(languageCategories)
  .filter(({ enabled }) => enabled)
  .map(({ ruleId }) => ruleId);

const scopes = {
  everything: {},
  language: { runOnly: { type: 'rule', values: languageRules } },
  theme: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} satisfies Record<string, RunOptions>;

/** Which of axe's rules run: all, those that a language can change the result of, or those that a theme can. */
export type Scope = keyof typeof scopes;

/** Checks the story that is shown; gives a line for each element that breaks a rule. */
export async function violationsIn(scope: Scope): Promise<string[]> {
  // Selectors of elements are a fifth of axe's time, and only a fault needs them.
  const { violations } = await axe.run(context, { ...options, ...scopes[scope], selectors: false });
  if (violations.length === 0) return [];

  return named(await axe.run(context, { ...options, ...scopes[scope] }));
}

function named({ violations }: AxeResults): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `axe ${id}: ${help}\n${target.join(' ')}\n${failureSummary}`,
    ),
  );
}
