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

/** Checks the story that is shown. */
export function checkAccess(scope: Scope): Promise<AxeResults> {
  return axe.run(context, { ...options, ...scopes[scope] });
}

/** A line for each element that breaks a rule. */
export function violationsIn({ violations }: AxeResults): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `axe ${id}: ${help}\n${target.join(' ')}\n${failureSummary}`,
    ),
  );
}
