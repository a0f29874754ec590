import type { PlaceholderValues } from '@stillpoint/design-system';
import type { FillTexts } from './definePage.ts';

/** The title of a page with its placeholders filled. It keeps the rest of its words where one has no value. */
export function filledTitle(title: string, fill: FillTexts, values: Partial<PlaceholderValues>): string {
  const [filled] = fill([title], values);
  return filled ?? title.replaceAll(/\s*\{\{.*?\}\}/gs, '').trim();
}
