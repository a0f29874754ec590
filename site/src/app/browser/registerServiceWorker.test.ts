import { languageRecords, languages } from '@stillpoint/translations';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from './registerServiceWorker.ts';

const register = vi.fn<(address: string) => Promise<void>>(() => Promise.resolve());
const postMessage = vi.fn<(page: string) => void>();
const ready = Promise.resolve({ active: { postMessage } });
Object.defineProperty(navigator, 'serviceWorker', { value: { register, ready }, configurable: true });
afterAll(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
afterEach(() => {
  register.mockClear();
  postMessage.mockClear();
});

test.each(languages)(
  'one worker keeps the offline page in the language of the page: %s',
  async (language) => {
    document.documentElement.lang = languageRecords[language].locale;
    await registerServiceWorker(document);

    expect(register.mock.calls[0]?.[0]).toBe('/static/service-worker.js');
    expect(postMessage).toHaveBeenCalledWith(language === 'en' ? '/offline' : `/${language}/offline`);
  },
);
