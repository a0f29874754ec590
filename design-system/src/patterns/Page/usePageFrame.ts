'use client';

import { defaultLanguage } from '@stillpoint/translations';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from './shownLanguage.ts';
import type { PageFrame } from './PageFrame.ts';

/** What an app says of a page: all of its frame but the language, which i18next knows. */
export type PageFrameFacts = Omit<PageFrame, 'language'>;

/** The frame of a screen in the language of i18next. It changes with that language. */
export function usePageFrame(facts: PageFrameFacts): PageFrame {
  const { i18n } = useTranslation('common');
  return { ...facts, language: shownLanguage(i18n) ?? defaultLanguage };
}
