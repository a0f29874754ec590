import { ask } from '../../../backend/src/testing/ask.ts';
import { createTestDatabase } from '../../../backend/src/testing/database.ts';
import { newPostgresServer } from '../../../backend/src/testing/postgres-server.ts';
import { withSystem } from '../../bench/running-system.ts';
import { rounded } from '../../bench/statistics.ts';
import type { Claim, Effort } from '../Claim.ts';
import { scansOf } from '../growth/explaining.ts';
import { fill } from '../growth/fill.ts';
import { compareSites } from '../growth/measuring.ts';
import { claimOfScans } from '../growth/plans.ts';
import { untilNightlyWorkIsDone } from '../growth/nightly-work.ts';
import { recordedStatements, recordStatements } from '../growth/recording.ts';
import { isGrowing } from '../growth/tables.ts';
import { runSuites } from '../suites.ts';

const few = 1000;
const mostBytesOfPerson = 10_000;
/** From so many people on the planner chooses as it does with a million. */
const many = 500_000;
const mostMs = 1000;
const nightSeconds = 600;

/** What a database is asked with a thousand people, and with a million. */
export async function proveGrowth({ people, timesOfEach }: Effort): Promise<Claim[]> {
  if (recordedStatements().length === 0)
    await recordStatements((variables) => runSuites(['backend/'], variables));
  const server = newPostgresServer();
  try {
    server.initialize();
    // What a machine with 24 GB gives a database, roughly.
    await server.start({
      shared_buffers: '1GB',
      max_wal_size: '4GB',
      shared_preload_libraries: 'pg_stat_statements',
    });
    const [small, large] = [await createTestDatabase(server.url), await createTestDatabase(server.url)];
    await fill(small.url, few);
    const began = Date.now();
    await fill(large.url, people);
    const minutes = (Date.now() - began) / 60_000;
    const plans = claimOfScans(
      await scansOf(large.url, recordedStatements(), { isGrowing, small: people < many }),
    );
    const size = await claimOfSizes(large.url, { people, minutes });
    // From here on, what the site asks.
    await ask(server.url, 'create extension pg_stat_statements; select pg_stat_statements_reset()');
    const compared = await withSystem(small.url, (one) =>
      withSystem(large.url, async (other) => {
        await untilNightlyWorkIsDone(small.url);
        const seconds = await untilNightlyWorkIsDone(large.url);
        return [
          ...(await compareSites({ site: one.site, people: few }, { site: other.site, people }, timesOfEach)),
          claimOfNight(seconds),
        ];
      }),
    );
    return [plans, ...compared, await claimOfStatements(server.url, large.url), size];
  } finally {
    await server.remove();
  }
}

function claimOfNight(seconds: number): Claim {
  return {
    claim: `All nightly work is done within ${nightSeconds / 60} minutes`,
    found: `${rounded(seconds)} s`,
    held: seconds <= nightSeconds,
  };
}

interface Size {
  table: string;
  rows: number;
  data: number;
  indexes: number;
}

async function claimOfSizes(
  url: string,
  { people, minutes }: { people: number; minutes: number },
): Promise<Claim> {
  const sizes = await ask<Size>(
    url,
    `select relname as table, reltuples::float8 as rows, pg_table_size(oid)::float8 as data,
       pg_indexes_size(oid)::float8 as indexes
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     order by pg_total_relation_size(oid) desc`,
  );
  const sum = (of: (size: Size) => number) => sizes.reduce((all, size) => all + of(size), 0);
  const bytes = sum(({ data, indexes }) => data + indexes);
  const million = (rows: number) => `${rounded(rows / 1_000_000, 2)} M rows`;
  const largest = sizes
    .slice(0, 15)
    .map(
      ({ table, rows, data, indexes }) =>
        `${table} ${million(rows)}, ${megabytes(data)} + ${megabytes(indexes)}`,
    );
  return {
    claim: `A person and their history take at most ${mostBytesOfPerson / 1000} KB`,
    found: [
      `${rounded(bytes / people / 1000, 1)} KB`,
      `${million(sum(({ rows }) => rows))} in ${sizes.length} tables, filled in ${rounded(minutes, 1)} minutes`,
      `${megabytes(sum(({ data }) => data))} and ${megabytes(sum(({ indexes }) => indexes))} of indexes`,
      `the largest: ${largest.join('; ')}`,
    ].join('; '),
    held: bytes / people <= mostBytesOfPerson,
  };
}

function megabytes(bytes: number): string {
  return `${rounded(bytes / 1_000_000)} MB`;
}

/** What the backend on the large database asked: at its start it does all recurring work, the nightly too. */
async function claimOfStatements(server: string, url: string): Promise<Claim> {
  const database = new URL(url).pathname.slice(1);
  const rows = await ask<{ query: string; ms: number }>(
    server,
    `select left(regexp_replace(query, '\\s+', ' ', 'g'), 120) as query, max_exec_time as ms
     from pg_stat_statements join pg_database on oid = dbid
     where datname = $1
     order by max_exec_time desc`,
    [database],
  );
  const slow = rows.filter(({ ms }) => ms > mostMs);
  const tell = ({ query, ms }: { query: string; ms: number }) => `${rounded(ms)} ms for “${query}”`;
  return {
    claim: `No statement of the site on the large database, its nightly work among it, takes longer than ${mostMs} ms`,
    found: `${slow.length} of ${rows.length}; the longest ${rows.slice(0, 3).map(tell).join(', ')}`,
    held: slow.length === 0 && rows.length > 0,
  };
}
