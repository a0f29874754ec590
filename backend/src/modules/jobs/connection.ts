import type { PoolConfig } from 'pg';
import type { ConstructorOptions } from 'pg-boss';

/** The part of a pool's configuration that the job queue needs to open a pool of its own. */
export function connectionOptions({
  connectionString,
  host,
  user,
  database,
}: PoolConfig): ConstructorOptions {
  if (connectionString !== undefined) return { connectionString };
  return {
    ...(host !== undefined && { host }),
    ...(user !== undefined && { user }),
    ...(database !== undefined && { database }),
  };
}
