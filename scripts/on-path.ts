import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path, and the folder where Debian has servers for root. */
export const pathOfServers = `${process.env.PATH ?? ''}${delimiter}/usr/sbin`;

/** Where programs of these names are on a path: by folder, then in the order of the names. */
export function onPath(names: readonly string[], path = process.env.PATH ?? ''): string[] {
  const folders = path.split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).filter(executable);
}

function executable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
