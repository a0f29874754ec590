import type { ChangedText } from './messages.ts';

/** The desk's own edits are kept at its origin, which a page does not see until the desk is opened. */
const place = 'stillpoint/site-desk/changed';

/** Keeps what the desk last said of changed texts, so that pages that are opened later say them as well. */
export function keepChanges(changed: readonly ChangedText[]): void {
  if (changed.length === 0) localStorage.removeItem(place);
  else localStorage.setItem(place, JSON.stringify(changed));
}

/** The changed texts of a language, as the desk last said. None, where what is kept cannot be read. */
export function changesIn(language: string): ChangedText[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? (kept as ChangedText[]).filter((each) => each.language === language) : [];
  } catch {
    return [];
  }
}
