/** One way in which every story is seen and tested. */
export interface Look {
  language: string;
  theme: string;
  viewport?: { value: string };
}

const all: Look[] = [
  { language: 'en', theme: 'day' },
  { language: 'en', theme: 'night', viewport: { value: 'phone' } },
  { language: 'de', theme: 'day', viewport: { value: 'smallPhone' } },
  { language: 'es', theme: 'night' },
  { language: 'fr', theme: 'day', viewport: { value: 'tablet' } },
  { language: 'pt', theme: 'night' },
];

/** All looks, or the one that `STORYBOOK_LOCALE` or `STORYBOOK_THEME` asks for. */
export function looks({ STORYBOOK_LOCALE, STORYBOOK_THEME }: NodeJS.ProcessEnv): Look[] {
  if (!STORYBOOK_LOCALE && !STORYBOOK_THEME) return all;
  return [{ language: STORYBOOK_LOCALE ?? 'en', theme: STORYBOOK_THEME ?? 'day' }];
}
