import { growingPause } from '../../../sagas/growingPause.ts';
import { addressIn } from '../../pages/addressIn.ts';
import { entry } from '../../pages/errors/Offline/entry.ts';
import type { Connection } from '../../services/connection.ts';
import { languageOfDocument } from '../../services/languageOfDocument.ts';

/** A network may be back without an event of the browser. */
const pauses = { firstInMs: 3_000, longestInMs: 30_000 };

/**
 * Opens the page that the offline page stands for once our server can be reached: at the browser's event, and in growing
 * pauses. At its own address the offline page stands for no other one, and stays.
 */
export async function reopenWhenOnline(
  document: Document,
  location: Pick<Location, 'pathname' | 'reload'>,
  { onOnline, reachesServer }: Connection,
): Promise<void> {
  if (location.pathname === addressIn(languageOfDocument(document), entry.path)) return;
  let failures = 0;
  do {
    failures += 1;
    await onlineOrAfter(growingPause(failures, pauses), onOnline);
  } while (!(await reachesServer()));
  location.reload();
}

function onlineOrAfter(pause: number, onOnline: Connection['onOnline']): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(proceed, pause);
    const stop = onOnline(proceed);

    function proceed() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}
