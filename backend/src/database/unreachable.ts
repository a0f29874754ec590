import { DatabaseError } from 'pg';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** A query had no answer because the database is away, or has no room left. Whether it was done, it cannot say. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
  readonly code = 'DATABASE_UNREACHABLE';
  /** The HTTP status of the answer to a request that needs the database. */
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super(`The database does not answer: ${cause instanceof Error ? cause.message : 'unknown reason'}`, {
      cause,
    });
  }
}

/** A pool whose failed connections are `DatabaseUnreachable`, whether they could not be opened or were lost at work. */
export function withUnreachableErrors(pool: PostgresPool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => {
      try {
        return clientWithUnreachableErrors(await pool.connect());
      } catch (error) {
        throw new DatabaseUnreachable(error);
      }
    },
    end: () => pool.end(),
  };
}

function clientWithUnreachableErrors(client: PostgresPoolClient): PostgresPoolClient {
  function query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    asked: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof asked !== 'string') return client.query(asked);
    return client.query<Row>(asked, parameters).catch((error: unknown) => {
      throw isLostConnection(error) ? new DatabaseUnreachable(error) : error;
    });
  }
  return {
    query,
    release: (destroy) => {
      client.release(destroy);
    },
    ...(client.processID !== undefined && { processID: client.processID }),
  };
}

/** SQLSTATE classes of a connection that failed, of a full disk and what else runs out, and of a server that shuts down or starts. */
const awayState = /^(?:08|53|57P)/;

/** What the driver says of a connection that is gone; it gives no code. */
const awayMessage = /^(?:Connection terminated|Client .*not queryable)/;

/** Whether a query failed for its connection or its server, not for what it asked. */
function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseError) return awayState.test(error.code ?? '');
  return 'syscall' in error || awayMessage.test(error.message);
}
