import type { Migration } from 'kysely/migration';

/** Every migration by name, in the order they run. A name once run is never changed. */
export const migrations: Record<string, Migration> = {};
