import { runSteps } from '../build-steps/run-steps.ts';
import { built, generated } from '../build-steps/steps.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { Claim, Effort } from './Claim.ts';
import { withCluster } from './with-cluster.ts';

/** Something that is proved: what it is called, and how. */
export interface Part {
  title: string;
  prove: (effort: Effort) => Promise<Claim[]>;
}

type Proof = (cluster: Cluster, effort: Effort) => Promise<Claim[]>;

/** A proof with a cluster of its own. Its modules import what a build makes. */
function onCluster(load: () => Promise<Proof>): Part['prove'] {
  return async (effort) => {
    await runSteps(built);
    const prove = await load();
    return withCluster((cluster) => prove(cluster, effort));
  };
}

/** What can be proved, by the word that runs each alone. */
export const parts = {
  suites: {
    title: 'Each request at another backend',
    prove: async () => {
      await runSteps(generated);
      const { proveSuites } = await import('./parts/suites.ts');
      return proveSuites();
    },
  },
  limits: {
    title: 'Limits that backends share',
    prove: onCluster(async () => (await import('./parts/limits.ts')).proveLimits),
  },
  redirects: {
    title: 'Hostile redirects',
    prove: onCluster(async () => (await import('./parts/redirects.ts')).proveRedirects),
  },
  purchases: {
    title: 'Purchases on bad days',
    prove: async (effort: Effort) => {
      await runSteps(built);
      const { provePurchases } = await import('./parts/purchases.ts');
      return provePurchases(effort);
    },
  },
  'kept-pages': {
    title: 'Kept pages, beside nginx',
    prove: async (effort: Effort) => {
      await runSteps(built);
      const { proveKeptPages } = await import('./parts/kept-pages.ts');
      return proveKeptPages(effort);
    },
  },
  load: {
    title: 'A mix of visitors',
    prove: async (effort: Effort) => {
      await runSteps(built);
      const { proveLoad } = await import('./parts/load.ts');
      return proveLoad(effort);
    },
  },
  replicas: {
    title: 'Backends come and go',
    prove: onCluster(async () => (await import('./parts/replicas.ts')).proveReplicas),
  },
  failover: {
    title: 'The primary is killed',
    prove: onCluster(async () => (await import('./parts/failover.ts')).proveFailover),
  },
  'older-release': {
    title: 'Back to the release before, and forth again',
    prove: async (effort: Effort) => {
      await runSteps(built);
      const { proveOlderRelease } = await import('./parts/older-release.ts');
      return proveOlderRelease(effort);
    },
  },
  restore: {
    title: 'A backup is restored to a point in time',
    prove: onCluster(async () => (await import('./parts/restore.ts')).proveRestore),
  },
  growth: {
    title: 'A million people',
    prove: async (effort) => {
      await runSteps(built);
      const { proveGrowth } = await import('./parts/growth.ts');
      return proveGrowth(effort);
    },
  },
} satisfies Record<string, Part>;
