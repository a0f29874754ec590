import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { ask } from '../../../backend/src/testing/ask.ts';
import { startPostgres } from '../../../backend/src/testing/postgres.ts';
import { withSystem } from '../../bench/running-system.ts';
import type { System } from '../../system/system.ts';
import type { Claim, Effort } from '../Claim.ts';
import { mix, prepareComparers, prepareMix, type Asker } from '../visitor-mix.ts';

const connections = 40;
const slowMs = 500;
const samples = 30;
/** Rates that are tried one after the other until nearly all visitors wait too long. */
const stepRates = [100, 150, 200, 300, 400, 600, 800];
const stepSeconds = 20;
/** Flat is what has grown by a fifth at most between the middle and the end. */
const growth = 1.2;
/** Jobs that come and go. */
const fewJobs = 20;

/** What the site's process and the queue were like at one moment. */
interface Sample {
  memoryMegabytes: number;
  waitingJobs: number;
}

/** Visitors of all kinds at a fixed rate for minutes, and then at rates that grow until nearly all wait. */
export async function proveLoad({ loadSeconds, loadRate }: Effort): Promise<Claim[]> {
  const postgres = await startPostgres();
  if (!postgres.ok) throw new Error(postgres.reason);
  try {
    return await withSystem(postgres.url, async (system) => {
      const comparers = await prepareComparers(system.site);
      const fixed = { seconds: loadSeconds, rate: loadRate, comparers };
      return [
        ...(await atFixedRate(system, postgres.url, fixed)),
        ...(await atGrowingRates(system, comparers)),
      ];
    });
  } finally {
    await postgres.stop();
  }
}

async function atFixedRate(
  { site, pid }: System,
  databaseUrl: string,
  { seconds, rate, comparers }: { seconds: number; rate: number; comparers: readonly Asker[] },
): Promise<Claim[]> {
  const visitors = await prepareMix(site, comparers, seconds * rate);
  const taken: Sample[] = [];
  let loading = true;
  const sampling = async () => {
    while (loading) {
      taken.push({ memoryMegabytes: memoryOf(pid), waitingJobs: await waitingJobs(databaseUrl) });
      await pause((seconds * 1000) / samples);
    }
  };
  const sampled = sampling();
  const result = await send(site, visitors, { seconds, rate });
  loading = false;
  await sampled;

  const failed = result.errors + result.non2xx + result.timeouts;
  const memory = thirds(taken.map(({ memoryMegabytes }) => memoryMegabytes));
  const jobs = thirds(taken.map(({ waitingJobs: waiting }) => waiting));
  return [
    {
      claim: `${rate} requests a second for ${seconds} s (${mix.kept} % kept pages, ${mix.drawn} % drawn ones, ${mix.quote} % quotes, ${mix.purchase} % purchases) are answered, nearly all within ${slowMs} ms`,
      found: `${result.requests.total} requests, ${failed} failed, p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms; ${visitors.missingBuyers()} purchases left out for want of buyers`,
      held: failed === 0 && result.latency.p99 <= slowMs,
    },
    {
      claim: 'Memory is flat',
      found: `${memory.map((value) => value.toFixed(0)).join(', ')} MB in the first, middle and last third`,
      held: isFlat(memory, 0),
    },
    {
      claim: 'The queue of jobs is flat',
      found: `${jobs.map((value) => value.toFixed(0)).join(', ')} jobs wait in the first, middle and last third`,
      held: isFlat(jobs, fewJobs),
    },
  ];
}

/** Finds the rate at which nearly all visitors wait too long, and what is used up there. */
async function atGrowingRates({ site, pid }: System, comparers: readonly Asker[]): Promise<Claim[]> {
  const told: string[] = [];
  for (const rate of stepRates) {
    const visitors = await prepareMix(site, comparers, stepSeconds * rate);
    const used = cpuSecondsOf(pid);
    const idle = idleSeconds();
    const { latency, errors, non2xx, timeouts, requests } = await send(site, visitors, {
      seconds: stepSeconds,
      rate,
    });
    const share = (cpuSecondsOf(pid) - used) / stepSeconds;
    const busy = cpus().length - (idleSeconds() - idle) / stepSeconds;
    told.push(
      `at ${rate} a second p99 ${latency.p99} ms, ${Math.round(requests.average)} answered, ${errors + non2xx + timeouts} failed, the site's process used ${share.toFixed(2)} of a core, the machine ${busy.toFixed(2)} of ${cpus().length}`,
    );
    if (latency.p99 > slowMs) {
      told.push(`what is used up first: ${usedUp(share, busy)}`);
      break;
    }
  }
  return [{ claim: `The rate at which p99 passes ${slowMs} ms`, found: told.join('; ') }];
}

/** A thread, or a core, counts as used up from there on. */
const nearlyAll = 0.9;

function usedUp(share: number, busy: number): string {
  if (share > nearlyAll) return "the one thread of the site's process";
  if (busy > nearlyAll * cpus().length)
    return 'the cores, which visitors, database and companies share with the site';
  return 'no processor: what is waited for is elsewhere';
}

/** For how long the cores of the machine had nothing to do, together. */
function idleSeconds(): number {
  return cpus().reduce((sum, { times }) => sum + times.idle, 0) / 1000;
}

function send(
  site: string,
  { next }: Awaited<ReturnType<typeof prepareMix>>,
  { seconds, rate }: { seconds: number; rate: number },
) {
  const requests = [{ setupRequest: next }];
  return autocannon({ url: site, connections, duration: seconds, overallRate: rate, requests });
}

function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/** Processor time of a process, in whole seconds. */
function cpuSecondsOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'cputimes=', '-p', String(pid)], { encoding: 'utf8' }));
}

async function waitingJobs(databaseUrl: string): Promise<number> {
  const [row] = await ask<{ count: number }>(
    databaseUrl,
    `select count(*)::int from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()`,
  );
  return row?.count ?? 0;
}

/** The mean of each third. */
function thirds(values: readonly number[]): number[] {
  const size = Math.ceil(values.length / 3);
  return [0, 1, 2].map((third) => {
    const part = values.slice(third * size, (third + 1) * size);
    return part.reduce((sum, value) => sum + value, 0) / Math.max(1, part.length);
  });
}

function isFlat([, middle = 0, last = 0]: readonly number[], negligible: number): boolean {
  return last <= Math.max(negligible, middle * growth);
}
