import * as React from 'react';
import { fetchJson } from '../fetchJson.ts';
import { reviewFile } from '../problems/reading.ts';
import type { Rooms } from '../problems/record.ts';
import { roomsName } from '../problems/rooms.ts';

/** How long texts may be, as far as `npm run review` measured it. */
export function useRooms(): Rooms {
  const [rooms, setRooms] = React.useState<Rooms>({});

  React.useEffect(() => {
    fetchJson<Rooms>(reviewFile(roomsName)).then(setRooms, () => undefined);
  }, []);

  return rooms;
}
