/** @vitest-environment node */
import { expect, test } from 'vitest';
import { renderToString } from 'react-dom/server.node';
import { PasswordField } from './PasswordField.tsx';

test('shows no button that would do nothing before the script has come', () => {
  const html = renderToString(<PasswordField revealLabel="Show password" hideLabel="Hide password" />);
  expect(html).toContain('<input');
  expect(html).toMatch(/<span hidden=""[^>]*><button/);
});
