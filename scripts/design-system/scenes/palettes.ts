import type { Palette } from '../../../design-system/src/illustrations/palette.ts';

/** The mood of a drawing. */
export type Mood = 'dawn' | 'dusk' | 'night';

/** The page on which it lies. */
export type Theme = 'day' | 'night';

/** Gives the tones of each mood on each page, as the tokens have them. */
export async function readPalettes(): Promise<(mood: Mood, theme: Theme) => Palette> {
  const { values } = await import('../../../design-system/src/tokens/generated/values.ts');
  const moods = { dawn: values.artDawn, dusk: values.artDusk, night: values.artNight };

  return (mood, theme) => ({ ...moods[mood].art, page: values[theme].color.page });
}
