import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { generated } from '../../build-steps/steps.ts';
import type { Cluster } from '../../cluster/cluster.ts';
import { checkOutEarlier, commitNamed, removeTree } from '../../earlier-tree.ts';
import { git } from '../../git.ts';
import { root } from '../../root.ts';
import { buyWithin, prepareBuyers } from '../buyers.ts';
import type { Claim, Effort } from '../Claim.ts';
import { claimNone, comparePurchases } from '../comparing.ts';
import { persistentRequests } from '../persistent-requests.ts';
import { readDuring } from '../readers.ts';
import { withCluster } from '../with-cluster.ts';

const migrations = 'backend/src/migrations';
const releaseSeconds = 25;

/**
 * A release that turns out bad is taken back, and released again, under load: backends of the older commit serve on the schema of
 * this one, beside those of today. `OLDER_RELEASE` names the commit; without it, it is the one before the newest migration.
 */
export async function proveOlderRelease(effort: Effort): Promise<Claim[]> {
  const older = await commitNamed(process.env.OLDER_RELEASE ?? beforeNewestMigration());
  const folder = join(root, '.stillpoint/older-release');
  try {
    await checkOutEarlier(older, folder, { script: 'scripts/build.ts', steps: generated });
    return await withCluster((cluster) => backAndForth(cluster, { older, folder }, effort));
  } finally {
    await removeTree(folder);
  }
}

function beforeNewestMigration(): string {
  const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', migrations)?.trim();
  if (!newest || git('rev-parse', '--verify', '--quiet', `${newest}^`) === undefined)
    throw new Error('This clone has no commit before the newest migration: `git fetch --unshallow` gets it.');
  return `${newest}^`;
}

async function backAndForth(
  { site, sandbox, databaseUrl, restartAll }: Cluster,
  { older, folder }: { older: string; folder: string },
  { purchases, readers }: Effort,
): Promise<Claim[]> {
  const { send, lost } = persistentRequests();
  const orders = await prepareBuyers(site, { count: purchases, send });
  const half = Math.floor(orders.length / 2);
  const under = async (some: typeof orders, source?: string) => {
    const { result, pagesRead } = await readDuring(
      site,
      { visitors: readers, send },
      Promise.all([buyWithin(releaseSeconds, some), restartAll(source)]),
    );
    return { bought: result[0], pagesRead, lostNow: lost.splice(0).length };
  };
  const back = await under(orders.slice(0, half), folder);
  const again = await under(orders.slice(half));

  const known = new Set(readdirSync(join(folder, migrations)));
  const unknown = readdirSync(join(root, migrations)).filter((file) => !known.has(file));
  const tell = ({ lostNow, pagesRead, bought }: typeof back) =>
    `${lostNow} lost, ${pagesRead} pages read, ${bought.length} purchases`;
  return [
    {
      claim: `Going back to the release ${older.slice(0, 9)}, which does not know ${unknown.length} of the migrations, loses no request under load`,
      found: tell(back),
      held: back.lostNow === 0 && unknown.length > 0,
    },
    {
      claim: 'Releasing this one again, after the older one has written, loses none',
      found: tell(again),
      held: again.lostNow === 0,
    },
    ...claimNone(await comparePurchases([...back.bought, ...again.bought], { sandbox, databaseUrl })),
  ];
}
