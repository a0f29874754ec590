import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const version = 2;

/** A state in memory, and how to put it on disk. */
export interface StateFile<State> {
  readonly state: State;
  /** Resolves when everything changed before the call is on disk. Calls that overlap share a write. */
  save: () => Promise<void>;
}

/**
 * Opens the state kept at `path`, or a fresh one where the file is missing, broken or of another version. A part
 * that the file does not have yet is taken from the fresh one. Without a path the state lives in memory only.
 */
export async function openStateFile<State extends object>(
  path: string | undefined,
  fresh: () => State,
): Promise<StateFile<State>> {
  if (path === undefined) return { state: fresh(), save: () => Promise.resolve() };
  const state: State = { ...fresh(), ...(await kept<State>(path)) };
  await mkdir(dirname(path), { recursive: true });

  // A failed write was told to its own caller; the next one stands by itself.
  let writing: Promise<void> = Promise.resolve();
  let queued: Promise<void> | undefined;

  async function write(target: string) {
    queued = undefined;
    const text = JSON.stringify({ version, state });
    await writeFile(`${target}.new`, text);
    await rename(`${target}.new`, target);
  }

  return {
    state,
    save() {
      queued ??= writing = writing.catch(() => undefined).then(() => write(path));
      return queued;
    },
  };
}

async function kept<State>(path: string): Promise<State | undefined> {
  try {
    const file = JSON.parse(await readFile(path, 'utf8')) as { version?: number; state?: State };
    return file.version === version ? file.state : undefined;
  } catch {
    return undefined;
  }
}
