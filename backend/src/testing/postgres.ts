import { hasPostgres, newPostgresServer } from './postgres-server.ts';

/** A PostgreSQL for races, locks and kills, which the embedded database's one session cannot show. */
export type TestPostgres = { ok: true; url: string; stop: () => Promise<void> } | NoPostgres;

/** A PostgreSQL that can be stopped and started, for outages. */
export type OwnPostgres =
  | {
      ok: true;
      url: string;
      /** Takes the server away, and gives how to bring it back. */
      takeAway: () => Promise<() => Promise<void>>;
      stop: () => Promise<void>;
    }
  | NoPostgres;

interface NoPostgres {
  ok: false;
  reason: string;
}

/** Gives the server that `TEST_DATABASE_URL` names, else a throwaway one from the machine's own binaries. */
export async function startPostgres(): Promise<TestPostgres> {
  const configured = process.env.TEST_DATABASE_URL;
  if (configured !== undefined) return { ok: true, url: configured, stop: () => Promise.resolve() };

  const own = await startOwnPostgres();
  if (own.ok) return own;
  return {
    ok: false,
    reason: 'No PostgreSQL was found: set TEST_DATABASE_URL or install the server to prove the races.',
  };
}

/** Gives a throwaway server from the machine's own binaries, whatever `TEST_DATABASE_URL` names. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  if (!hasPostgres()) {
    return {
      ok: false,
      reason: 'No PostgreSQL was found on this machine: install the server to prove outages.',
    };
  }
  const server = newPostgresServer();
  server.initialize();
  await server.start();
  return {
    ok: true,
    url: server.url,
    takeAway: async () => {
      await server.stop();
      return () => server.start();
    },
    stop: () => server.remove(),
  };
}
