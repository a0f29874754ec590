import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';
import { languages } from '../page/language.ts';

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await openSandbox();
});

afterEach(() => sandbox.close());

interface WireEntry {
  sys: { id: string; locale?: string; contentType: { sys: { id: string } } };
  fields: Record<string, unknown>;
}

interface WireArray {
  total: number;
  items: WireEntry[];
  includes?: { Entry: WireEntry[] };
}

function get(path: string, token = 'sandbox') {
  return sandbox.app.inject({
    url: `/spaces/stillpoint/environments/master${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
}

async function page(query: string, token?: string) {
  return (await get(`/entries?${query}`, token)).json<WireArray>();
}

function edit(id: string, fields: Record<string, string>) {
  return sandbox.app.inject({
    method: 'POST',
    url: `/contentful/edit/${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}

describe('the delivery API', () => {
  it('gives the home page with all that it links to', async () => {
    const home = await page('content_type=page&fields.slug=home&locale=de&include=3');
    expect(home.total).toBe(1);
    expect(home.items[0]?.fields.modules).toHaveLength(7);
    const included = home.includes?.Entry ?? [];
    const ids = new Set(included.map(({ sys }) => sys.id));
    const links = [...home.items, ...included].flatMap(({ fields }) =>
      Object.values(fields).flatMap((value) => (Array.isArray(value) ? (value as WireEntry[]) : [])),
    );
    expect(links.every(({ sys }) => ids.has(sys.id))).toBe(true);
    expect(included.find(({ sys }) => sys.id === 'home-hero')?.fields.headline).toBe('Komm zur Ruhe');
  });

  it('follows links as far as it is asked to', async () => {
    const near = await page('content_type=page&fields.slug=home&include=1');
    expect(near.includes?.Entry.map(({ sys }) => sys.id)).not.toContain('hour-dawn');
    expect((await page('content_type=page&include=0')).includes).toBeUndefined();
  });

  it('has every legal text in every language, as rich text', async () => {
    for (const slug of ['privacy-policy', 'terms-and-conditions']) {
      const titles = new Set<unknown>();
      for (const language of languages) {
        const { items } = await page(`content_type=legalPage&fields.slug=${slug}&locale=${language}`);
        const body = items[0]?.fields.body as { nodeType: string; content: { nodeType: string }[] };
        const headings = body.content.filter(({ nodeType }) => nodeType === 'heading-2');
        expect(headings.length).toBeGreaterThan(8);
        titles.add(items[0]?.fields.title);
      }
      expect(titles.size).toBe(languages.length);
    }
  });

  it('gives one entry by its id, and 404 in its own shape for none', async () => {
    expect((await get('/entries/home-hero')).json<WireEntry>().sys.contentType.sys.id).toBe('moduleHero');
    const none = await get('/entries/nothing');
    expect(none.statusCode).toBe(404);
    expect(none.json()).toMatchObject({ sys: { type: 'Error', id: 'NotFound' }, details: { id: 'nothing' } });
  });

  it('gives an empty list for an unknown slug', async () => {
    expect(await page('content_type=page&fields.slug=nothing')).toMatchObject({ total: 0, items: [] });
  });

  it('gives all languages at once', async () => {
    const { items } = await page('content_type=moduleBreath&locale=*');
    expect(Object.keys(items[0]?.fields.title as object)).toEqual([...languages]);
  });

  it('refuses an unknown locale, a field without its type, and an unknown token', async () => {
    expect((await get('/entries?locale=xx')).statusCode).toBe(400);
    expect((await get('/entries?fields.slug=home')).statusCode).toBe(400);
    const open = await sandbox.app.inject('/spaces/stillpoint/environments/master/entries');
    expect(open.statusCode).toBe(401);
  });
});

describe('the edit page', () => {
  it('keeps a draft that only previews show', async () => {
    await edit('home-breath', { 'title.en': 'Stay for two', then: 'keep' });
    const [published] = (await page('content_type=moduleBreath')).items;
    const [preview] = (await page('content_type=moduleBreath', 'sandbox-preview')).items;
    expect(published?.fields.title).toBe('Stay for one breath');
    expect(preview?.fields.title).toBe('Stay for two');
    expect(sandbox.heard).toHaveLength(0);
  });

  it('publishes and tells the site with the secret', async () => {
    const answer = await edit('home-breath', { 'title.en': 'Stay for two', then: 'publish' });
    expect(answer.headers.location).toContain(encodeURIComponent('The site answered 204.'));
    expect((await page('content_type=moduleBreath')).items[0]?.fields.title).toBe('Stay for two');
    expect(sandbox.heard).toMatchObject([
      {
        path: '/content/webhook',
        headers: {
          'x-contentful-topic': 'ContentManagement.Entry.publish',
          'x-content-webhook-secret': 'sandbox-content-webhook',
        },
        body: {
          sys: { id: 'home-breath' },
          fields: { title: { en: 'Stay for two', de: 'Bleib für einen Atemzug' } },
        },
      },
    ]);
  });

  it('leads from entry to entry', async () => {
    const list = await sandbox.app.inject('/contentful/edit');
    expect(list.body).toContain('/contentful/edit/page-home');
    const home = await sandbox.app.inject('/contentful/edit/page-home');
    expect(home.body).toContain('/contentful/edit/home-hero');
  });
});
