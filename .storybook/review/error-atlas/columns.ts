import { languages, type Language } from '@stillpoint/translations';
import type { AtlasChoice } from './address.ts';

/** The languages whose words stand side by side. */
export function columnsOf({ view, second }: Pick<AtlasChoice, 'view' | 'second'>): readonly Language[] {
  if (view === 'five') return languages;
  return second === 'en' ? ['en'] : ['en', second];
}
