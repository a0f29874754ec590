import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostgresServer } from '../../backend/src/testing/postgres-server.ts';

/** A file system so small that it can be filled. */
export interface SmallDisk {
  /** Takes all that is left of it. */
  fill: () => Promise<void>;
  /** Gives that back. */
  free: () => void;
  unmount: () => void;
}

/** Puts a server's files, before it has any, on a disk in memory. Gives nothing where this process may not mount one. */
export function mountSmallDisk({ folder, data }: PostgresServer, megabytes: number): SmallDisk | undefined {
  const { uid, gid } = statSync(folder);
  mkdirSync(data);
  try {
    const options = `size=${megabytes}m,mode=700,uid=${uid},gid=${gid}`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', data], { stdio: 'ignore' });
  } catch {
    rmSync(data, { recursive: true });
    return undefined;
  }
  const filler = join(data, 'filler');
  const unmount = () => {
    // Lazily: a process that is about to end may still have a file of it open.
    execFileSync('umount', ['--lazy', data], { stdio: 'ignore' });
  };
  process.once('exit', unmount);
  return {
    fill: async () => {
      const file = await open(filler, 'w');
      const piece = Buffer.alloc(64 * 1024);
      try {
        for (;;) await file.write(piece);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        await file.close();
      }
    },
    free: () => rmSync(filler, { force: true }),
    unmount: () => {
      process.off('exit', unmount);
      unmount();
    },
  };
}
