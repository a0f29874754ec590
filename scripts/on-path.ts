import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where programs of these names are on the path: by folder, then in the order of the names. */
export function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
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
