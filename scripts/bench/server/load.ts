import autocannon from 'autocannon';
import type { Figure } from '../Figure.ts';
import { rounded } from '../statistics.ts';

/** How many answers a second an address gives to twenty visitors at once, and how long nearly all of them wait. */
export async function load(name: string, url: string, seconds: number): Promise<Figure[]> {
  const visitors = { url, connections: 20, headers: { accept: 'text/html', 'accept-encoding': 'br' } };
  await autocannon({ ...visitors, duration: 1 });
  const { requests, latency, errors, non2xx } = await autocannon({ ...visitors, duration: seconds });
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests for ${url} failed.`);
  return [
    { name, value: rounded(requests.average), unit: 'requests/s' },
    { name: `${name}.p99`, value: rounded(latency.p99), unit: 'ms' },
  ];
}
