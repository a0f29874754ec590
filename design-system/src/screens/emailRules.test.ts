import { problemOfEmail } from '@stillpoint/translations/email.ts';
import { expect, test } from 'vitest';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { FormRules } from '../patterns/NativeForm/watchForm.ts';

const paths = globSync('**/*.rules.ts', { cwd: import.meta.dirname });
const rules = await Promise.all(
  paths.map(async (path) => {
    const exported = (await import(join(import.meta.dirname, path))) as Record<string, () => FormRules>;
    return Object.values(exported).map((make) => ({ path, make }));
  }),
);

/** What the rules say of an address. */
async function problemIn(make: () => FormRules, email: string) {
  const form = document.createElement('form');
  const input = document.createElement('input');
  Object.assign(input, { name: 'email', value: email });
  form.append(input);
  return (await make().check(form))?.email;
}

test.each([
  'müller@example.com',
  'nora@münchen.example',
  'nora@example.com',
  'a%b@example.com',
  'a..b@example.com',
  'nora@localhost',
  'nora!x@example.com',
  '',
])('all forms judge “%s” as the server does', async (email) => {
  const askFor = await Promise.all(
    rules
      .flat()
      .map(async ({ path, make }) => ((await problemIn(make, '')) === undefined ? [] : [{ path, make }])),
  );
  expect(askFor.flat().length).toBeGreaterThanOrEqual(4);
  for (const { path, make } of askFor.flat()) {
    expect([path, await problemIn(make, email)]).toEqual([path, problemOfEmail(email)]);
  }
});
