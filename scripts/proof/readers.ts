import { setTimeout as pause } from 'node:timers/promises';
import { Visitor, type VisitorOptions } from '../bench/visitor.ts';

/** A kept page, a drawn one, and one that asks the database. */
const paths = ['/', '/plans?from=proof', '/session'];
const restMs = 50;

/** Has visitors read pages until `what` has ended. Gives what it ended with, and how many pages were read. */
export async function readDuring<Result>(
  site: string,
  { visitors, send }: { visitors: number; send: VisitorOptions['send'] },
  what: Promise<Result>,
): Promise<{ result: Result; pagesRead: number }> {
  let reading = true;
  let pagesRead = 0;
  const readers = Array.from({ length: visitors }, async () => {
    const visitor = new Visitor(site, send && { send });
    for (let turn = 0; reading; turn += 1) {
      await (await visitor.open(paths[turn % paths.length] ?? '/')).body?.cancel();
      pagesRead += 1;
      await pause(restMs);
    }
  });
  const ended = what.finally(() => {
    reading = false;
  });
  const [result] = await Promise.all([ended, ...readers]);
  return { result, pagesRead };
}
