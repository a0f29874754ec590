import { momentIdIn } from './moment-ids.ts';
import type { MomentRow } from './tables.ts';

/** How many moments a page of a list has. */
const momentsAPage = 20;

/** A place in the moments of the community: after the one that was shared then. It holds also once that one is gone. */
export interface MomentCursor {
  sharedAt: Date;
  id: string;
}

/** The place as it stands in an address: `1795953600000-k7m2p9qk7m2p`. */
function cursorAfter({ sharedAt, id }: MomentCursor): string {
  return `${sharedAt.getTime()}-${id}`;
}

/** The place that an address names; undefined where it names none. */
export function readCursor(text: string): MomentCursor | undefined {
  const [, time, typed = ''] = /^(\d{1,14})-(\w+)$/.exec(text) ?? [];
  const id = momentIdIn(typed);
  return time === undefined || id === undefined ? undefined : { sharedAt: new Date(Number(time)), id };
}

/** A page of moments, with the place of the next one where there is one, and whether newer ones stand before it. */
export async function pageOfMoments(
  after: MomentCursor | undefined,
  read: (asked: { after: MomentCursor | undefined; most: number }) => Promise<MomentRow[]>,
): Promise<{ rows: MomentRow[]; next?: string; later?: true }> {
  // One more tells whether there is a next page.
  const found = await read({ after, most: momentsAPage + 1 });
  const rows = found.slice(0, momentsAPage);
  const last = rows.at(-1);
  return {
    rows,
    ...(found.length > momentsAPage && last !== undefined && { next: cursorAfter(last) }),
    ...(after !== undefined && { later: true as const }),
  };
}
