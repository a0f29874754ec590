import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '../../cluster/cluster.ts';
import { ask } from '../../../backend/src/testing/ask.ts';
import { freePort } from '../../../backend/src/testing/free-port.ts';
import type { BadLine } from '../bad-days/bad-line.ts';
import { startCalloutLine } from '../bad-days/callout-line.ts';
import { startClockLine } from '../bad-days/clock-line.ts';
import { passingFaults, type PassingFault } from '../bad-days/faults.ts';
import { startGatewayLine } from '../bad-days/gateway-line.ts';
import { mixedWishes, prepareWish, type Wish, type WishKind } from '../bad-days/wishes.ts';
import { newMember, type Bought } from '../buyers.ts';
import type { Claim, Effort } from '../Claim.ts';
import { claimNone, comparePurchases, untilNoneIsOpen, type Found } from '../comparing.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { persistentRequests, type LostRequest } from '../persistent-requests.ts';
import { withCluster } from '../with-cluster.ts';

/** So many people prepare, and then buy while things break. A quote holds half an hour. */
const mostAtOnce = 500;
const restMs = 1000;
const lateMs = 90_000;
const diskMegabytes = 1024;

/** What was found, of all groups of people together. */
interface Findings {
  found: Found[];
  lost: LostRequest[];
  /** How often each fault was caused, of those that this machine can cause. */
  faults: Map<string, number>;
  kinds: Map<WishKind, number>;
  failures: string[];
  /** How many people were told after more than a minute and a half. */
  toldLate: number;
  /** From the last fault until no order was open any more, in milliseconds. */
  longestSettlingMs: number;
  /** The same until the last job about orders and mails had ended, and all was compared. */
  longestComparingMs: number;
}

/** People who buy plans and gifts and change plans, while all breaks that can: lines, gateways, callouts, clocks, disk, pools, processes. */
export async function provePurchases({
  troubledPurchases: count,
  troubledEveryMs: everyMs,
  eachFault,
}: Effort): Promise<Claim[]> {
  const sandboxPort = await freePort();
  const publicPort = await freePort();
  const sandbox = `http://127.0.0.1:${sandboxPort}`;
  const lines = {
    gateways: await startGatewayLine(sandbox),
    callouts: await startCalloutLine(`https://localhost:${publicPort}`),
    clocks: await startClockLine(sandbox),
  };
  const variables = {
    ZUORA_URL: `${lines.gateways.origin}/zuora`,
    PAYPAL_URL: `${lines.gateways.origin}/paypal`,
    CALLOUT_URL: `${lines.callouts.origin}/zuora/callouts`,
    CLOCK_URL: `${lines.clocks.origin}/clock`,
    SANDBOX_STATE: ':memory:',
  };
  const findings: Findings = {
    ...{ found: [], lost: [], failures: [], toldLate: 0, longestSettlingMs: 0, longestComparingMs: 0 },
    ...{ faults: new Map<string, number>(), kinds: new Map<WishKind, number>() },
  };
  try {
    await withCluster(
      async (cluster) => {
        for (const { name } of faultsOn(cluster)) findings.faults.set(name, 0);
        const wishes = mixedWishes(count);
        for (let first = 0; first < count; first += mostAtOnce) {
          const kinds = wishes.slice(first, first + mostAtOnce);
          await buyWhileThingsBreak(cluster, { kinds, everyMs }, Object.values(lines), findings);
        }
      },
      { sandboxPort, publicPort, variables, primaryDiskMegabytes: diskMegabytes },
    );
  } finally {
    for (const line of Object.values(lines)) await line.stop();
  }
  return claimsOf(findings, lines, eachFault);
}

/** Has people prepare in quiet, and press while one thing after the other breaks; then compares. */
async function buyWhileThingsBreak(
  cluster: Cluster,
  { kinds, everyMs }: { kinds: WishKind[]; everyMs: number },
  lines: readonly BadLine[],
  findings: Findings,
) {
  const { site, sandbox, databaseUrl } = cluster;
  const { send, lost } = persistentRequests();
  const wishes = await mapConcurrently(kinds, async (kind) =>
    prepareWish(kind, await newMember(site, send), databaseUrl),
  );
  lost.splice(0);

  const bought: Bought[] = [];
  let pressing = true;
  const buying = Promise.all(
    wishes.map(async ({ kind, press }: Wish, index) => {
      await pause(index * everyMs);
      const pressedAt = Date.now();
      try {
        bought.push(await press());
        add(findings.kinds, kind);
        if (Date.now() - pressedAt > lateMs) findings.toldLate += 1;
      } catch (error) {
        findings.failures.push(`${kind}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }),
  ).finally(() => {
    pressing = false;
  });
  const breaking = async () => {
    for (const line of lines) line.disturb();
    while (pressing) {
      const { name, cause } = nextFault(cluster, findings.faults);
      await cause(cluster);
      add(findings.faults, name);
      await pause(restMs);
    }
    for (const line of lines) line.calm();
  };
  await Promise.all([buying, breaking()]);

  const calmSince = Date.now();
  const settlingMs = await untilNoneIsOpen(bought, databaseUrl);
  findings.longestSettlingMs = Math.max(findings.longestSettlingMs, settlingMs);
  findings.found.push(...(await comparePurchases(bought, { sandbox, databaseUrl })));
  findings.longestComparingMs = Math.max(findings.longestComparingMs, Date.now() - calmSince);
  findings.lost.push(...lost);
  // As a primary does by itself that is not killed each minute. How far its standby has come is noted by a checkpoint, and the log
  // from there on is kept: at crashes alone it is not noted, and the log fills the disk.
  await ask(databaseUrl, 'checkpoint');
}

/** What this machine can cause. */
function faultsOn(cluster: Cluster): PassingFault[] {
  return passingFaults.filter(({ possible = () => true }) => possible(cluster));
}

/** Of those that this machine can cause, the one that was caused the least often. */
function nextFault(cluster: Cluster, caused: ReadonlyMap<string, number>) {
  const times = ({ name }: PassingFault) => caused.get(name) ?? 0;
  const [rarest] = faultsOn(cluster).toSorted((one, other) => times(one) - times(other));
  if (rarest === undefined) throw new Error('There is nothing that breaks.');
  return rarest;
}

function add<Key>(counts: Map<Key, number>, key: Key) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function claimsOf(
  { found, lost, faults, kinds, failures, toldLate, longestSettlingMs, longestComparingMs }: Findings,
  { gateways, callouts, clocks }: Record<'gateways' | 'callouts' | 'clocks', BadLine>,
  eachFault: boolean,
): Claim[] {
  const impossible = passingFaults.map(({ name }) => name).filter((name) => !faults.has(name));
  const broke = [...faults.values()].filter((times) => times > 0).length;
  const harmed = (eachFault ? [gateways, callouts, clocks] : [gateways, callouts]).every(
    ({ harms }) => harms.size > 0,
  );
  const unexplained = lost.filter(({ calm }) => !calm);
  const told = (counts: ReadonlyMap<string, number>) =>
    [...counts].map(([name, times]) => `${name} ${times}`).join('; ');
  return [
    {
      claim: 'Each buyer is told how it ended',
      found: `${told(kinds)}; ${failures.length} were not${examples(failures)}; ${toldLate} waited for more than ${lateMs / 1000} seconds`,
      held: failures.length === 0 && kinds.size > 0,
    },
    {
      claim: eachFault ? 'Each thing broke meanwhile that can break here' : 'Things broke meanwhile',
      found: `${told(faults)}; cannot be caused here: ${impossible.join(', ') || 'nothing'}; calls to gateways: ${told(gateways.harms)}; callouts: ${told(callouts.harms)}; clocks: ${told(clocks.harms)}`,
      held: broke > 0 && (!eachFault || broke === faults.size) && harmed,
    },
    {
      claim: 'All is settled within a minute of the last fault',
      found: `after ${seconds(longestSettlingMs)} at the most`,
      held: longestSettlingMs < 60_000,
    },
    {
      claim: 'The last job about orders and their mails has ended, and all is compared',
      found: `after ${seconds(longestComparingMs)} at the most`,
    },
    ...claimNone(found),
    {
      claim: 'Requests that were sent again, and what they were told',
      found: `${lost.length}, of which ${lost.length - unexplained.length} in our own words: ${told(kindsOf(lost))}`,
    },
  ];
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`;

function kindsOf(lost: readonly LostRequest[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { request, what } of lost) add(counts, `${request.replace(/[0-9a-f-]{36}/g, ':id')} ${what}`);
  return counts;
}

function examples(all: readonly string[]): string {
  const different = [...new Set(all)];
  return different.length === 0 ? '' : ` (${different.slice(0, 5).join(', ')})`;
}
