import { hasPostgres } from '../backend/src/testing/postgres-server.ts';
import { onPath, pathOfServers } from './on-path.ts';

/** What a machine may lack: programs whose packages of Debian are called as they are, and a server of PostgreSQL. */
type Program = 'haproxy' | 'openssl' | 'redis-server' | 'nginx' | 'postgresql';

/** The sentence for a machine that lacks one of the programs that something needs. */
export function lacksPrograms(what: string, programs: readonly Program[]): string | undefined {
  const missing = programs.filter((program) =>
    program === 'postgresql' ? !hasPostgres() : onPath([program], pathOfServers).length === 0,
  );
  if (missing.length === 0) return undefined;
  return `No ${missing.join(' and no ')} was found, which ${what} needs: apt-get install ${missing.join(' ')}.`;
}
