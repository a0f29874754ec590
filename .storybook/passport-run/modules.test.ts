// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keysOf, modulesBelow, namespacesIn } from './modules.ts';

const folder = mkdtempSync(join(tmpdir(), 'modules-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a screen can ask for the keys of its modules, all that a computed part may be, without forms of a plural', () => {
  writeFileSync(
    join(folder, 'Screen.ts'),
    `import { said } from './said.ts';
    const { t } = useTranslation('home');
    said(t($ => $.title), t($ => $.failure[reason]));`,
  );
  writeFileSync(join(folder, 'said.ts'), `export const said = (t) => t($ => $.days, { count: 2 });`);
  const modules = modulesBelow(join(folder, 'Screen.ts'));
  expect(modules).toHaveLength(2);
  expect(namespacesIn(modules)).toEqual(['home']);

  const keys = ['title', 'lead', 'failure.slow', 'failure.late', 'days_one', 'days_other'];
  const english = new Map([...keys.map((key) => `home:${key}`), 'other:title'].map((key) => [key, key]));
  expect(keysOf(modules, english)).toEqual([
    'home:days',
    'home:failure.late',
    'home:failure.slow',
    'home:title',
  ]);
});
