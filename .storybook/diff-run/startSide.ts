import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { DrawnSide, SideRequest } from './drawnSide.ts';

/** A side that is drawn and served by a process of its own. */
export interface RunningSide {
  /** Resolves once everything is drawn. */
  drawn: Promise<DrawnSide>;
  end: () => void;
}

/** Draws a side in a process of its own, as the code of two commits cannot be in one. */
export function startSide(request: SideRequest): RunningSide {
  const child: ChildProcess = fork(join(import.meta.dirname, 'drawSide.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const drawn = new Promise<DrawnSide>((resolve, reject) => {
    child.on('message', (side: DrawnSide) => resolve(side));
    child.on('error', reject);
    child.on('exit', (code) =>
      reject(new Error(`The states in ${request.root} could not be drawn (exit ${String(code)}).`)),
    );
  });
  // Ended before it was asked for, it fails unheard.
  drawn.catch(() => undefined);
  child.send(request);
  return { drawn, end: () => child.kill() };
}
