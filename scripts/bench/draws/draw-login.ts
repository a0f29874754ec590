import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { openSite as OpenSite } from '../../../site/src/app/server/server.ts';

const [root = '', draws = '1', rounds = '1'] = process.argv.slice(2);
const build = join(root, 'site/build');

const bundle: unknown = await import(pathToFileURL(join(build, 'server/pages.js')).href);
const { openSite } = bundle as { openSite: typeof OpenSite };
const site = await openSite(join(build, 'client'), {}, (error) => {
  throw error;
});

await drawMany();
const rates: number[] = [];
for (let round = 0; round < Number(rounds); round += 1) rates.push(await drawMany());
process.stdout.write(JSON.stringify(rates));

/** Draws a second of processor time: what else the machine does counts little. */
async function drawMany(): Promise<number> {
  const before = process.cpuUsage();
  for (let draw = 0; draw < Number(draws); draw += 1) await drawLogin(draw);
  const { user, system } = process.cpuUsage(before);
  return (Number(draws) * 1_000_000) / (user + system);
}

/** Each for an address of its own, so that no page is the same as another. */
function drawLogin(visit: number) {
  return site.draw({
    route: 'login',
    origin: 'http://localhost:4000',
    visitor: {
      language: 'en',
      country: 'DE',
      countryCodeLookupStatus: 'success',
      theme: 'system',
      account: { status: 'signedOut' },
      consent: 'unanswered',
      path: `/login?visit=${visit}`,
      helpDesk: 'https://help.example',
      webApp: 'https://app.example',
    },
    facts: { status: 'ready', values: { email: '' }, problems: {} },
  });
}
