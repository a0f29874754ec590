import type { Room, Rooms, StateRecord } from './record.ts';

/** The reading of how long texts may be, by name: `review/rooms.json`. */
export const roomsName = 'rooms';

/** How many characters a text of that length is tried with: twice as many, and a short one at least so many more. */
export function longestTried(length: number): number {
  return Math.max(2 * length, length + 12);
}

/** How long each text may be in the tightest of all states, by key and language. A key that is not in it was not looked at. */
export function roomsOf(records: readonly Pick<StateRecord, 'rooms'>[]): Rooms {
  const all: Record<string, Record<string, Room>> = {};
  for (const { rooms } of records) {
    for (const [key, byLanguage] of Object.entries(rooms)) {
      const own = (all[key] ??= {});
      for (const [language, room] of Object.entries(byLanguage))
        if (room.most < (own[language]?.most ?? Infinity)) own[language] = room;
    }
  }
  return all;
}
