import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '../../cluster/cluster.ts';
import { buyWithin, prepareBuyers } from '../buyers.ts';
import type { Claim, Effort } from '../Claim.ts';
import { claimNone, comparePurchases } from '../comparing.ts';
import { persistentRequests, type LostRequest } from '../persistent-requests.ts';
import { readDuring } from '../readers.ts';

const releaseSeconds = 25;
const killSeconds = 12;
/** By then requests are in progress. */
const beforeKillMs = 3000;
/** A killed process answers nothing more, and the proxy sees it within a second. */
const seenWithinMs = 1500;

/** Purchases and readers while each backend is replaced as by a release, and while one is killed. */
export async function proveReplicas(cluster: Cluster, { purchases, readers }: Effort): Promise<Claim[]> {
  const { site, sandbox, databaseUrl, replicas, restartAll } = cluster;
  const { send, lost } = persistentRequests();
  const orders = await prepareBuyers(site, { count: purchases, send });
  const half = Math.floor(orders.length / 2);
  const visitors = { visitors: readers, send };

  const release = await readDuring(
    site,
    visitors,
    Promise.all([buyWithin(releaseSeconds, orders.slice(0, half)), restartAll()]),
  );
  const lostToRelease = lost.splice(0);

  const [, victim] = replicas;
  let killedAt = 0;
  const killing = async () => {
    await pause(beforeKillMs);
    killedAt = Date.now();
    await victim?.kill();
    await victim?.start();
  };
  const kill = await readDuring(
    site,
    visitors,
    Promise.all([buyWithin(killSeconds, orders.slice(half)), killing()]),
  );

  const bought = [...release.result[0], ...kill.result[0]];
  return [
    {
      claim: 'A release of all three backends under load loses no request',
      found: `${lostToRelease.length} lost, ${release.pagesRead} pages read, ${half} purchases${examples(lostToRelease)}`,
      held: lostToRelease.length === 0,
    },
    {
      claim:
        'A killed backend loses no request but those in progress, and each is answered when it is sent again',
      found: `${lost.length} lost, ${kill.pagesRead} pages read, ${orders.length - half} purchases${examples(lost)}`,
      held: lost.every(({ at }) => at >= killedAt && at - killedAt < seenWithinMs),
    },
    ...claimNone(await comparePurchases(bought, { sandbox, databaseUrl })),
  ];
}

function examples(lost: readonly LostRequest[]): string {
  const kinds = new Set(lost.map(({ request, what }) => `${request} ${what}`));
  return kinds.size === 0 ? '' : ` (${[...kinds].slice(0, 4).join(', ')})`;
}
