import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { startPostgres } from '../../../backend/src/testing/postgres.ts';
import { median } from '../../bench/statistics.ts';
import { withSystem } from '../../bench/running-system.ts';
import { freePort } from '../../../backend/src/testing/free-port.ts';
import type { Claim, Effort } from '../Claim.ts';
import { startNginx, type PageOnTheWire } from '../nginx.ts';

const headers = { accept: 'text/html', 'accept-encoding': 'br' };
const fromBackend = 0.6;
const fromCache = 0.95;

/** The home page as the backend keeps it, beside the same bytes from nginx, and from nginx before the backend: each in turn, several times. */
export async function proveKeptPages({ keptPageRounds, keptPageSeconds }: Effort): Promise<Claim[]> {
  const postgres = await startPostgres();
  if (!postgres.ok) throw new Error(postgres.reason);
  const folder = await mkdtemp(join(tmpdir(), 'stillpoint-nginx-'));
  try {
    return await withSystem(
      postgres.url,
      async ({ site }) => {
        const page = await pageOf(site);
        const [filePort, cachePort] = [await freePort(), await freePort()];
        const nginx = await startNginx(folder, { page, filePort, cachePort, backend: site });
        const at = {
          file: `http://127.0.0.1:${filePort}/`,
          backend: `${site}/`,
          cache: `http://127.0.0.1:${cachePort}/`,
        };
        try {
          return await compare(at, { rounds: keptPageRounds, seconds: keptPageSeconds }, page);
        } finally {
          await nginx.stop();
        }
      },
      { SHARED_CACHE_SECONDS: '5' },
    );
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(
  at: Record<'file' | 'backend' | 'cache', string>,
  { rounds, seconds }: { rounds: number; seconds: number },
  { body }: PageOnTheWire,
): Promise<Claim[]> {
  const [one, kept] = [await pageOf(at.file), await pageOf(at.cache)];
  const rates = { file: [] as number[], backend: [] as number[], cache: [] as number[] };
  for (const url of Object.values(at)) await rateOf(url, 2);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['file', 'backend', 'cache'] as const)
      rates[name].push(await rateOf(at[name], seconds));
  }
  const ratio = (name: 'backend' | 'cache') =>
    median(rates[name].map((rate, round) => rate / (rates.file[round] ?? Number.NaN)));
  const told = (name: 'backend' | 'cache') =>
    `${ratio(name).toFixed(2)} (${Math.round(median(rates[name]))} and ${Math.round(median(rates.file))} answers a second, ${body.length} bytes each, median of ${rounds} rounds)`;
  return [
    {
      claim: 'Each of the three answers with the same bytes',
      found: `${body.length}, ${one.body.length} and ${kept.body.length}`,
      held: one.body.equals(body) && kept.body.equals(body),
    },
    {
      claim: `The backend answers with a kept page at ${fromBackend} of nginx's rate or more`,
      found: told('backend'),
      held: ratio('backend') >= fromBackend,
    },
    {
      claim: `nginx before it, which keeps pages by our headers, at ${fromCache} or more`,
      found: told('cache'),
      held: ratio('cache') >= fromCache,
    },
  ];
}

/** A page as it goes over the wire; `fetch` would unpack it. */
function pageOf(url: string): Promise<PageOnTheWire> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const told = Object.entries(answer.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      buffer(answer).then((body) => resolve({ body, headers: Object.fromEntries(told) }), reject);
    }).on('error', reject);
  });
}

/** How many answers a second twenty visitors get. */
async function rateOf(url: string, seconds: number): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({ url, connections: 20, duration: seconds, headers });
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests for ${url} failed.`);
  return requests.average;
}
