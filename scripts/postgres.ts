import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A PostgreSQL for tests: the address in `TEST_DATABASE_URL`, else the folder of the machine's own server. */
export function findPostgres(): string | undefined {
  const address = process.env.TEST_DATABASE_URL;
  if (address !== undefined && address !== '') return address;

  const folders = [...globSync('/usr/lib/postgresql/*/bin'), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}
