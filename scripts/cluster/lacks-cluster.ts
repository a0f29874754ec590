import { lacksPrograms } from '../lacks-programs.ts';

/** The sentence for a machine that lacks a part of a cluster. */
export function lacksCluster(): string | undefined {
  return lacksPrograms('a cluster of several backends', ['haproxy', 'openssl', 'redis-server', 'postgresql']);
}
