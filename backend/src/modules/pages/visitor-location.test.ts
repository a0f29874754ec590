import { expect, test } from 'vitest';
import type { Surroundings } from '../../app.ts';
import { openTestApp } from '../../testing/app.ts';
import { standInSite } from '../../testing/site.ts';

type Visitor = Parameters<Surroundings['site']['draw']>[0]['visitor'];

test.each([
  ['DE', 'DE', 'success'],
  ['XX', undefined, 'failure'],
  [undefined, undefined, 'unset'],
] as const)(
  'where the proxy says %s the page knows %s, looked up with %s',
  async (proxied, country, status) => {
    const drawn: Visitor[] = [];
    const site: Surroundings['site'] = {
      ...standInSite,
      draw: ({ visitor }) => {
        drawn.push(visitor);
        return Promise.resolve({ html: '', styles: [], listed: false });
      },
    };
    const variables = { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'cf-ipcountry' };
    const { app, close } = await openTestApp(variables, { site });
    const headers = { 'x-forwarded-for': '203.0.113.7', ...(proxied && { 'cf-ipcountry': proxied }) };
    await app.inject({ url: '/plans', headers });
    await close();
    expect(drawn).toMatchObject([{ country, countryCodeLookupStatus: status }]);
  },
);
