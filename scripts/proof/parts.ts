import type { Claim, Effort } from './Claim.ts';
import { proveFailover } from './parts/failover.ts';
import { proveReplicas } from './parts/replicas.ts';
import { proveRestore } from './parts/restore.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { withCluster } from './with-cluster.ts';

const onCluster =
  (prove: (cluster: Cluster, effort: Effort) => Promise<Claim[]>) =>
  (effort: Effort): Promise<Claim[]> =>
    withCluster((cluster) => prove(cluster, effort));

/** What can be proved, by the word that runs each alone. */
export const parts = {
  replicas: { title: 'Backends come and go', prove: onCluster(proveReplicas) },
  restore: { title: 'A backup is restored to a point in time', prove: onCluster(proveRestore) },
  failover: { title: 'The primary is killed', prove: onCluster(proveFailover) },
} satisfies Record<string, { title: string; prove: (effort: Effort) => Promise<Claim[]> }>;

export type PartName = keyof typeof parts;
