import { readingBy, type Reading } from '../drawing.ts';
import type { State } from '../states.ts';
import type { AskedFor } from './events.ts';
import { noteReadings, setDesk } from './deskStore.ts';

/** After so many milliseconds, what was read meanwhile is shown. */
const interval = 250;
const done = new Set<string>();
/** The means that read now, or the address of the worker. A preview that was loaded anew brings others. */
let current: Reading | string | undefined;

/** Reads all states once, to know where each text is read. In a built Storybook by a worker, which is ended then. */
export async function readStories(states: readonly State[], offered?: Reading): Promise<void> {
  const means = offered ?? window.drawingWorkerAddress;
  const open = states.filter(({ id }) => !done.has(id));
  if (means === undefined || means === current || open.length === 0) return;
  current = means;

  const worker = typeof means === 'string' ? new Worker(means, { type: 'module' }) : undefined;
  const read = worker === undefined ? offered : readingBy(worker);
  let waiting: AskedFor[] = [];
  let shown = performance.now();
  for (const [at, state] of open.entries()) {
    const samples = await read?.(state);
    if (current !== means) break;
    done.add(state.id);
    if (samples !== undefined) waiting.push({ storyId: state.id, samples });
    if (performance.now() - shown < interval && at < open.length - 1) continue;
    noteReadings(waiting);
    setDesk({ unread: open.length - at - 1 });
    waiting = [];
    shown = performance.now();
  }
  worker?.terminate();
}
