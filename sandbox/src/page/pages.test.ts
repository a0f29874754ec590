import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';
import { html } from './html.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
});

afterAll(() => sandbox.close());

const pages = [
  '/',
  '/inbox',
  '/sentry',
  '/clock/page',
  '/zuora/',
  '/zuora/callouts',
  '/contentful/edit',
  '/contentful/edit/home-hero',
];
const landingPages = [
  '/web-app',
  '/web-app/listen?from=login',
  '/help',
  '/help/en/articles/7',
  '/deep-link/play/3',
];

describe('every page of the sandbox', () => {
  it.each([...pages, ...landingPages])(
    '%s says that no money moves, and runs nothing foreign',
    async (url) => {
      const { statusCode, body, headers } = await sandbox.app.inject(url);
      expect(statusCode).toBe(200);
      expect(body).toContain('No money moves');
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self'/);
      expect(body).not.toMatch(/<script>| style=| on\w+=/);
    },
  );

  it('speaks to a visitor in their language', async () => {
    const headers = { 'accept-language': 'pt-BR,pt;q=0.9' };
    const { body } = await sandbox.app.inject({ url: '/web-app', headers });
    expect(body).toContain('O aplicativo web');
  });

  it('speaks the language that an address of the help desk names', async () => {
    const headers = { 'accept-language': 'de' };
    for (const url of ['/help/pt-br', '/help/pt-br/articles/7', '/help/pt-br?from=footer']) {
      expect((await sandbox.app.inject({ url, headers })).body).toContain('A central de ajuda');
    }
  });

  it('lists the test cards, the codes and the people', async () => {
    const { body } = await sandbox.app.inject('/');
    for (const text of ['4000 0000 0000 0259', 'SLEEP30', 'tess@demo.stillpoint.example'])
      expect(body).toContain(text);
  });

  it('takes no post that another site makes a browser send', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const response = await sandbox.app.inject({
      method: 'POST',
      url: '/clock/advance',
      headers,
      payload: { days: 1 },
    });
    expect(response.statusCode).toBe(403);
  });
});

describe('html', () => {
  it('escapes values and keeps markup', () => {
    const { markup } = html`<p title="${'"<&>\''}">${html`<b>${'<i>'}</b>`}${[html`1`, false, null, 2]}</p>`;
    expect(markup).toBe('<p title="&quot;&lt;&amp;&gt;&#39;"><b>&lt;i&gt;</b>12</p>');
  });
});
