import type { VisitorPlaceholderValues } from '@stillpoint/design-system';
import type { FillTexts } from './definePage.ts';

interface WrittenHead {
  title: string;
  description?: string;
}

const product = 'Stillpoint';

/**
 * The title and the description of a page of editors with their placeholders filled. Where one has no value, the title
 * is the first heading of the page, else the rest of its own words, else the product's name. The description is left out.
 */
export function filledHead(
  written: WrittenHead,
  fill: FillTexts,
  { values, heading }: { values: VisitorPlaceholderValues; heading?: string | undefined },
): WrittenHead {
  const [title = heading ?? (withoutPlaceholders(written.title) || product)] = fill([written.title], values);
  const [description] = fill(written.description === undefined ? [] : [written.description], values);
  return description === undefined ? { title } : { title, description };
}

/** The title of a page of editors in the document's head, with the product's name once. */
export function titleInHead(title: string): string {
  return title === product ? product : `${title} · ${product}`;
}

function withoutPlaceholders(title: string): string {
  return title.replaceAll(/\s*\{\{.*?\}\}/gs, '').trim();
}
