import { expect, test } from 'vitest';
import { Linter } from 'eslint';
import jsxA11y from 'eslint-plugin-jsx-a11y';

const faults = `
  const Faulty = () => (
    <main>
      <img src="lake.jpg" />
      <a>Nowhere</a>
      <div onClick={rest}>Rest</div>
      <div role="buton" />
      <input aria-labeled="x" autoFocus />
      <h2></h2>
      <iframe src="pay.html" />
      <label>Name</label>
      <p tabIndex={0}>Text</p>
    </main>
  );
`;

test('the accessibility rules find what they name on our version of eslint', () => {
  const findings = new Linter().verify(faults, [
    { languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } },
    jsxA11y.flatConfigs.strict,
  ]);

  expect(findings.filter(({ fatal }) => fatal)).toEqual([]);
  expect([...new Set(findings.map(({ ruleId }) => ruleId))].sort()).toEqual([
    'jsx-a11y/alt-text',
    'jsx-a11y/anchor-is-valid',
    'jsx-a11y/aria-props',
    'jsx-a11y/aria-role',
    'jsx-a11y/click-events-have-key-events',
    'jsx-a11y/heading-has-content',
    'jsx-a11y/iframe-has-title',
    'jsx-a11y/label-has-associated-control',
    'jsx-a11y/no-autofocus',
    'jsx-a11y/no-noninteractive-tabindex',
    'jsx-a11y/no-static-element-interactions',
  ]);
});
