import { readFile } from 'node:fs/promises';
import type { Palette } from '../../../design-system/src/illustrations/palette.ts';
import { inDesignSystem } from '../paths.ts';

/** The mood of a drawing. */
export type Mood = 'dawn' | 'dusk' | 'night';

/** The page on which it lies. */
export type Theme = 'day' | 'night';

interface TokenValues {
  day: { color: { page: string } };
  night: { color: { page: string } };
  artDawn: { art: Omit<Palette, 'page'> };
  artDusk: { art: Omit<Palette, 'page'> };
  artNight: { art: Omit<Palette, 'page'> };
}

/** Gives the tones of each mood on each page, as the tokens have them. */
export async function readPalettes(): Promise<(mood: Mood, theme: Theme) => Palette> {
  const file = await readFile(inDesignSystem('src', 'tokens', 'generated', 'tokens.json'), 'utf8');
  const tokens = JSON.parse(file) as TokenValues;
  const moods = { dawn: tokens.artDawn, dusk: tokens.artDusk, night: tokens.artNight };

  return (mood, theme) => ({ ...moods[mood].art, page: tokens[theme].color.page });
}
