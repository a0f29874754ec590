/** @vitest-environment node */
import { createInstance, type Resource } from 'i18next';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { Login } from '../screens/identity/Login/Login.tsx';
import { scenario } from './scenario.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a screen whose words are not loaded names them and their file in development', async () => {
  await expect(loginWithout('login')).rejects.toThrow(
    'i18next has no words in "de" for "login". Add them to its resources: @stillpoint/design-system/translations/de/login.json',
  );
});

test('words that a part of the page needs are named too', async () => {
  await expect(loginWithout('connectionChoice', 'common')).rejects.toThrow(
    'for "common", "connectionChoice".',
  );
});

test('a screen with all of its words is drawn', async () => {
  expect(await loginWithout()).toContain('<h1');
});

test('production says nothing', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(await loginWithout('login')).toContain('<h1');
});

/** Draws a login in German. */
async function loginWithout(...missing: string[]): Promise<string> {
  const { props, handlers, language, words } = await scenario('login', 'ready', 'de');
  const kept = Object.entries(words[language] ?? {}).filter(([name]) => !missing.includes(name));
  const resources: Resource = { [language]: Object.fromEntries(kept) };
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: language, resources });
  const login = createElement(Login, { ...props, ...handlers(() => undefined) });
  return renderToString(createElement(I18nextProvider, { i18n }, login));
}
