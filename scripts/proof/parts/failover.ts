import type { Cluster } from '../../cluster/cluster.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { buyWithin, prepareBuyers } from '../buyers.ts';
import type { Claim, Effort } from '../Claim.ts';
import { claimNone, comparePurchases } from '../comparing.ts';
import { persistentRequests } from '../persistent-requests.ts';
import { readDuring } from '../readers.ts';

const loadSeconds = 20;
const beforeKillMs = 4000;
/** As long as what watches the primary takes to be sure that it is gone. */
const noticedMs = 5000;
const longestOutageMs = 30_000;

/** Purchases and readers while the primary is killed and the standby takes its place. */
export async function proveFailover(cluster: Cluster, { purchases, readers }: Effort): Promise<Claim[]> {
  const { site, sandbox, databaseUrl, killPrimary, promoteStandby } = cluster;
  const { send, lost } = persistentRequests();
  const orders = await prepareBuyers(site, { count: purchases, send });
  lost.splice(0);

  let killedAt = 0;
  const killing = async () => {
    await pause(beforeKillMs);
    killedAt = Date.now();
    await killPrimary();
    await pause(noticedMs);
    await promoteStandby();
  };
  const { result, pagesRead } = await readDuring(
    site,
    { visitors: readers, send },
    Promise.all([buyWithin(loadSeconds, orders), killing()]),
  );
  const outageMs = Math.max(killedAt, ...lost.map(({ at }) => at)) - killedAt;
  const unexplained = lost.filter(({ calm }) => !calm);
  const kinds = [...new Set(unexplained.map(({ request, what }) => `${request} ${what}`))].join(', ');

  return [
    {
      claim: 'Everything is answered again 30 seconds after the primary was killed',
      found: `after ${(outageMs / 1000).toFixed(1)} s, ${noticedMs / 1000} of them until the standby was promoted; ${lost.length} requests were sent again, ${pagesRead} pages read`,
      held: lost.length > 0 && outageMs <= longestOutageMs,
    },
    {
      claim: 'Until then each request is answered in our own words',
      found: unexplained.length === 0 ? 'all' : `${unexplained.length} were not (${kinds})`,
      held: unexplained.length === 0,
    },
    ...claimNone(await comparePurchases(result[0], { sandbox, databaseUrl })),
  ];
}
