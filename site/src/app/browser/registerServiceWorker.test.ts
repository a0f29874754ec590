import { languageRecords, languages } from '@stillpoint/translations';
import { afterEach, expect, jest, test } from '@jest/globals';
import { registerServiceWorker } from './registerServiceWorker.ts';

const register = jest.fn<(address: string) => Promise<void>>(() => Promise.resolve());
Object.defineProperty(navigator, 'serviceWorker', { value: { register } });
afterEach(() => {
  register.mockClear();
});

test.each(languages)('keeps the offline page in the language of the page: %s', (language) => {
  document.documentElement.lang = languageRecords[language].locale;
  registerServiceWorker(document);

  const page = language === 'en' ? '/offline' : `/${language}/offline`;
  expect(register.mock.calls[0]?.[0]).toBe(`/static/service-worker.js?page=${page}`);
});
