import autocannon, { type Request } from 'autocannon';
import type { Figure } from '../Figure.ts';
import { rounded } from '../statistics.ts';
import { someAddress } from '../visitor.ts';

/**
 * How many answers a second an address gives to twenty visitors at once, and how long nearly all of them wait.
 * Each request comes from somewhere else, as if through a proxy of ours: opening a sign-in page is counted by address.
 */
export async function load(
  name: string,
  url: string,
  seconds: number,
  added: Record<string, string> = {},
): Promise<Figure[]> {
  const visitors = { url, connections: 20, requests: [{ setupRequest: fromSomewhere(added) }] };
  await autocannon({ ...visitors, duration: 1 });
  const { requests, latency, errors, non2xx } = await autocannon({ ...visitors, duration: seconds });
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests for ${url} failed.`);
  return [
    { name, value: rounded(requests.average), unit: 'requests/s' },
    { name: `${name}.p99`, value: rounded(latency.p99), unit: 'ms' },
  ];
}

const headers = { accept: 'text/html', 'accept-encoding': 'br' };

/** From an address of the block that is kept for benchmarks. */
function fromSomewhere(added: Record<string, string>) {
  return (request: Request): Request => {
    return { ...request, headers: { ...headers, ...added, 'x-forwarded-for': someAddress() } };
  };
}
