import { expect, test } from 'vitest';
import { act, renderHook } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import english from '@stillpoint/translations/en/common.json' with { type: 'json' };
import german from '@stillpoint/translations/de/common.json' with { type: 'json' };
import { sampleFrame } from './sampleFrame.ts';
import { usePageFrame, type PageFrameFacts } from './usePageFrame.ts';

const facts: PageFrameFacts = sampleFrame;

test('a frame follows the language of i18next', async () => {
  const words = await wordsIn('en');
  const { result } = renderHook(() => usePageFrame(facts), { wrapper: providing(words) });
  expect(result.current).toEqual({ ...facts, language: 'en' });

  await act(() => words.changeLanguage('de'));
  expect(result.current.language).toBe('de');
});

test('a language with a region is that of its words, and any other is English', async () => {
  const austrian = renderHook(() => usePageFrame(facts), { wrapper: providing(await wordsIn('de-AT')) });
  expect(austrian.result.current.language).toBe('de');
  const italian = renderHook(() => usePageFrame(facts), { wrapper: providing(await wordsIn('it')) });
  expect(italian.result.current.language).toBe('en');
});

async function wordsIn(language: string): Promise<i18n> {
  const words = createInstance();
  const resources = { en: { common: english }, de: { common: german } };
  await words.use(initReactI18next).init({ lng: language, resources });
  return words;
}

function providing(words: i18n) {
  return ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={words}>{children}</I18nextProvider>
  );
}
