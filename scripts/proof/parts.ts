import type { Cluster } from '../cluster/cluster.ts';
import type { Claim, Effort } from './Claim.ts';
import { proveFailover } from './parts/failover.ts';
import { proveLimits } from './parts/limits.ts';
import { proveReplicas } from './parts/replicas.ts';
import { proveRestore } from './parts/restore.ts';
import { proveSuites } from './parts/suites.ts';
import { withCluster } from './with-cluster.ts';

/** Something that is proved: what it is called, and how. */
export interface Part {
  title: string;
  prove: (effort: Effort) => Promise<Claim[]>;
}

const onCluster =
  (prove: (cluster: Cluster, effort: Effort) => Promise<Claim[]>): Part['prove'] =>
  (effort) =>
    withCluster((cluster) => prove(cluster, effort));

/** What can be proved, by the word that runs each alone. */
export const parts = {
  suites: { title: 'Each request at another backend', prove: proveSuites },
  limits: { title: 'Limits that backends share', prove: onCluster(proveLimits) },
  replicas: { title: 'Backends come and go', prove: onCluster(proveReplicas) },
  failover: { title: 'The primary is killed', prove: onCluster(proveFailover) },
  restore: { title: 'A backup is restored to a point in time', prove: onCluster(proveRestore) },
} satisfies Record<string, Part>;

export type PartName = keyof typeof parts;
