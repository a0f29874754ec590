import { runSteps } from '../build-steps/run-steps.ts';
import { built, generated } from '../build-steps/steps.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { lacksCluster } from '../cluster/lacks-cluster.ts';
import { lacksPrograms } from '../lacks-programs.ts';
import type { Claim, Effort } from './Claim.ts';
import { withCluster } from './with-cluster.ts';

/** Something that is proved: what it is called, and how. */
export interface Part {
  title: string;
  /** The sentence for a machine on which it cannot be tried. */
  lacks: () => string | undefined;
  prove: (effort: Effort) => Promise<Claim[]>;
}

type Proof = (cluster: Cluster, effort: Effort) => Promise<Claim[]>;

const lacksDatabase = () => lacksPrograms('this proof', ['postgresql']);

/** A proof whose modules import what a build makes. */
function onBuild(load: () => Promise<(effort: Effort) => Promise<Claim[]>>): Part['prove'] {
  return async (effort) => {
    await runSteps(built);
    const prove = await load();
    return prove(effort);
  };
}

/** A proof with a cluster of its own. */
function onCluster(load: () => Promise<Proof>): Pick<Part, 'lacks' | 'prove'> {
  return {
    lacks: lacksCluster,
    prove: onBuild(async () => {
      const prove = await load();
      return (effort) => withCluster((cluster) => prove(cluster, effort));
    }),
  };
}

/** What can be proved, by the word that runs each alone. */
export const parts = {
  suites: {
    title: 'Each request at another backend',
    lacks: lacksDatabase,
    prove: async () => {
      await runSteps(generated);
      const { proveSuites } = await import('./parts/suites.ts');
      return proveSuites();
    },
  },
  limits: {
    title: 'Limits that backends share',
    ...onCluster(async () => (await import('./parts/limits.ts')).proveLimits),
  },
  redirects: {
    title: 'Hostile redirects',
    ...onCluster(async () => (await import('./parts/redirects.ts')).proveRedirects),
  },
  purchases: {
    title: 'Purchases on bad days',
    lacks: lacksCluster,
    prove: onBuild(async () => (await import('./parts/purchases.ts')).provePurchases),
  },
  'kept-pages': {
    title: 'Kept pages, beside nginx',
    lacks: () => lacksPrograms('this proof', ['nginx']),
    prove: onBuild(async () => (await import('./parts/kept-pages.ts')).proveKeptPages),
  },
  load: {
    title: 'A mix of visitors',
    lacks: lacksDatabase,
    prove: onBuild(async () => (await import('./parts/load.ts')).proveLoad),
  },
  replicas: {
    title: 'Backends come and go',
    ...onCluster(async () => (await import('./parts/replicas.ts')).proveReplicas),
  },
  failover: {
    title: 'The primary is killed',
    ...onCluster(async () => (await import('./parts/failover.ts')).proveFailover),
  },
  'older-release': {
    title: 'Back to the release before, and forth again',
    lacks: lacksCluster,
    prove: onBuild(async () => (await import('./parts/older-release.ts')).proveOlderRelease),
  },
  restore: {
    title: 'A backup is restored to a point in time',
    ...onCluster(async () => (await import('./parts/restore.ts')).proveRestore),
  },
  growth: {
    title: 'A million people',
    lacks: lacksDatabase,
    prove: onBuild(async () => (await import('./parts/growth.ts')).proveGrowth),
  },
} satisfies Record<string, Part>;
