import { afterEach, expect, test } from 'vitest';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { openContent } from './index.ts';
import { withoutLimits } from '../../testing/throttle.ts';
import { until } from '../../testing/until.ts';

const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

type Fields = Record<string, unknown>;
const entry = (contentType: string, id: string, fields: Fields) => ({
  sys: {
    id,
    type: 'Entry',
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } },
  },
  fields,
});
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

/** Answers as the content service does, and can be told to be away. */
async function openService() {
  const service = Fastify();
  opened.push(service);
  const state = {
    away: false,
    asked: [] as Record<string, string>[],
    items: [] as object[],
    linked: [] as object[],
  };
  service.get<{ Querystring: Record<string, string> }>(
    '/spaces/ours/environments/master/entries',
    (request, reply) => {
      state.asked.push({ ...request.query, authorization: request.headers.authorization ?? '' });
      if (state.away) return reply.code(503).send({ sys: { type: 'Error', id: 'Unavailable' } });
      const { items, linked } = state;
      return reply.send({
        sys: { type: 'Array' },
        total: items.length,
        skip: 0,
        limit: 1,
        items,
        includes: { Entry: linked },
      });
    },
  );
  await service.listen({ host: '127.0.0.1', port: 0 });
  return { state, host: service.listeningOrigin.replace('http://', '') };
}

async function openApp(host: string, { preview = false, warnings = [] as unknown[] } = {}) {
  const log: FastifyBaseLogger = pino(
    { level: 'warn', base: null, timestamp: false },
    { write: (line: string) => warnings.push(JSON.parse(line)) },
  );
  const app = Fastify({ loggerInstance: log });
  opened.push(app);
  const content = await openContent(app, {
    host,
    space: 'ours',
    token: 'delivery',
    previewHost: host,
    previewToken: 'preview',
    preview,
    webhookSecret: 'a secret',
    throttle: withoutLimits,
    localeOf: (language) => ({ en: 'en-US', de: 'de', es: 'es', fr: 'fr', pt: 'pt-BR' })[language],
  });
  const publish = (secret: string) =>
    app.inject({
      method: 'POST',
      url: '/content/webhook',
      headers: {
        'x-content-webhook-secret': secret,
        'content-type': 'application/vnd.contentful.management.v1+json',
      },
      payload: '{"sys":{"type":"Entry"}}',
    });
  return { content, publish };
}

const questions = entry('moduleQuestions', 'm2', {
  title: 'Asked quietly',
  questions: [link('q1'), link('q2')],
});

test('the home page is what editors put there, in their order and in the visitor’s language', async () => {
  const { state, host } = await openService();
  state.items = [entry('page', 'home', { slug: 'home', modules: [link('m1'), link('m2'), link('m3')] })];
  state.linked = [
    entry('moduleHero', 'm1', {
      headline: 'Come to rest',
      lead: 'Breathe in for four.',
      internalNote: 'spring',
    }),
    questions,
    entry('question', 'q1', { question: 'How do I cancel?', answer: 'In two taps.' }),
    entry('question', 'q2', { question: 'And then?', answer: 'You rest.' }),
    entry('moduleHours', 'm3', { title: 'At every hour', hours: [link('h1')] }),
    entry('hour', 'h1', { mood: 'dawn', title: 'Sit at dawn', text: 'A calm voice.' }),
  ];
  const { content } = await openApp(host);

  expect(await content.homeModules('pt')).toEqual([
    { kind: 'hero', headline: 'Come to rest', lead: 'Breathe in for four.' },
    {
      kind: 'questions',
      title: 'Asked quietly',
      questions: [
        { question: 'How do I cancel?', answer: 'In two taps.' },
        { question: 'And then?', answer: 'You rest.' },
      ],
    },
    {
      kind: 'hours',
      title: 'At every hour',
      hours: [{ mood: 'dawn', title: 'Sit at dawn', text: 'A calm voice.' }],
    },
  ]);
  expect(state.asked).toEqual([
    expect.objectContaining({
      locale: 'pt-BR',
      content_type: 'page',
      'fields.slug': 'home',
      authorization: 'Bearer delivery',
    }),
  ]);
});

test('a module that the page cannot show is left out and reported, and the rest stands', async () => {
  const { state, host } = await openService();
  state.items = [entry('page', 'home', { slug: 'home', modules: ['m1', 'm2', 'm3', 'gone'].map(link) })];
  state.linked = [
    entry('moduleBreath', 'm1', { title: 'Stay for one breath' }),
    entry('moduleCarousel', 'm2', { title: 'Look' }),
    entry('moduleHero', 'm3', { headline: 'No lead' }),
  ];
  const warnings: unknown[] = [];
  const { content } = await openApp(host, { warnings });

  expect(await content.homeModules('en')).toEqual([{ kind: 'breath', title: 'Stay for one breath' }]);
  expect(warnings).toEqual([
    expect.objectContaining({ entry: 'm2', msg: 'an entry is of a kind that the home page does not know' }),
    expect.objectContaining({ entry: 'm3', msg: 'an entry lacks a field or has one of another kind' }),
  ]);
});

const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const node = (nodeType: string, ...content: object[]) => ({ nodeType, data: {}, content });

function privacyPolicy(title: string) {
  const body = node(
    'document',
    node(
      'paragraph',
      text('We keep '),
      { ...node('hyperlink', text('little')), data: { uri: '/plans' } },
      text('.'),
    ),
    node('heading-2', text('Wie lange wir’s aufbewahren für Sie')),
    node(
      'unordered-list',
      node('list-item', node('paragraph', text('Your name'))),
      node('list-item', node('paragraph', text('Your plan'))),
    ),
    node('embedded-asset-block'),
    node('paragraph', text('')),
  );
  return entry('legalPage', 'privacy', { slug: 'privacy-policy', title, updated: '2026-11-02', body });
}

test('a legal text is told in headings, paragraphs and lists', async () => {
  const { state, host } = await openService();
  state.items = [privacyPolicy('Privacy policy')];
  const warnings: unknown[] = [];
  const { content } = await openApp(host, { warnings });

  expect(await content.legalPage('privacy-policy', 'de')).toEqual({
    status: 'ready',
    title: 'Privacy policy',
    updated: '2026-11-02',
    blocks: [
      { kind: 'paragraph', text: 'We keep little.' },
      {
        kind: 'heading',
        id: 'wie-lange-wir-s-aufbewahren-fur-sie',
        text: 'Wie lange wir’s aufbewahren für Sie',
      },
      { kind: 'list', items: ['Your name', 'Your plan'] },
    ],
  });
  expect(warnings).toHaveLength(1);
});

test('a page without an entry is missing', async () => {
  const { host } = await openService();
  const { content } = await openApp(host);
  expect(await content.legalPage('imprint', 'en')).toEqual({ status: 'missing' });
  expect(await content.homeModules('en')).toEqual([]);
});

test('while the content service has never been reached, the offer stands without its words', async () => {
  const { state, host } = await openService();
  state.away = true;
  const { content } = await openApp(host);
  expect(await content.homeModules('en')).toEqual([]);
  expect(await content.legalPage('privacy-policy', 'en')).toEqual({ status: 'unavailable' });

  // A visitor should not wait for a service that has just failed another one.
  await content.legalPage('privacy-policy', 'en');
  expect(state.asked).toHaveLength(2);
});

test('an entry is fetched once, and again after it was published', async () => {
  const { state, host } = await openService();
  state.items = [privacyPolicy('Old')];
  const { content, publish } = await openApp(host);
  const title = async () => {
    const page = await content.legalPage('privacy-policy', 'en');
    return page.status === 'ready' ? page.title : page.status;
  };
  expect(await title()).toBe('Old');
  expect(await title()).toBe('Old');
  expect(state.asked).toHaveLength(1);

  state.items = [privacyPolicy('New')];
  expect((await publish('a guess')).statusCode).toBe(401);
  expect(await title()).toBe('Old');

  expect((await publish('a secret')).statusCode).toBe(204);
  await until(async () => (await title()) === 'New');

  state.away = true;
  await publish('a secret');
  await until(() => state.asked.length === 3);
  expect(await title()).toBe('New');
});

test('drafts are read with the preview key, and only where that is configured', async () => {
  const { state, host } = await openService();
  const { content } = await openApp(host, { preview: true });
  await content.homeModules('en');
  expect(state.asked).toEqual([expect.objectContaining({ authorization: 'Bearer preview' })]);
});

test('an invented address asks the content service for nothing but the list of what there is', async () => {
  const { state, host } = await openService();
  state.items = [entry('page', 'rest', { slug: 'rest', title: 'Rest', modules: [] })];
  const { content } = await openApp(host);
  for (const slug of ['wp-admin', 'rest-1', 'rest-2']) {
    expect(await content.contentPage(slug, 'en')).toEqual({ status: 'missing' });
  }

  expect(state.asked.map((query) => [query.content_type, query['fields.slug']])).toEqual([
    ['page', undefined],
    ['legalPage', undefined],
  ]);
});

test('a page keeps what can be shown, and what is unknown or could do harm is reported', async () => {
  const { state, host } = await openService();
  const modules = ['known', 'unknown', 'unsafe', 'unnamed'].map(link);
  state.items = [entry('page', 'rest', { slug: 'rest', title: 'Rest', modules })];
  state.linked = [
    entry('modulePicture', 'known', { scene: 'lake', alt: 'A lake' }),
    entry('moduleCarousel', 'unknown', { title: 'Look' }),
    entry('moduleCallToAction', 'unsafe', { title: 'Go', label: 'Go', target: 'javascript:alert(1)' }),
    entry('modulePicture', 'unnamed', { scene: 'lake' }),
  ];
  const warnings: unknown[] = [];
  const { content } = await openApp(host, { warnings });

  expect(await content.contentPage('rest', 'en')).toEqual({
    status: 'ready',
    slug: 'rest',
    title: 'Rest',
    modules: [{ kind: 'picture', scene: 'lake', alt: 'A lake' }],
  });
  expect(warnings).toEqual([
    expect.objectContaining({ entry: 'unknown', msg: 'an entry is of a kind that a page does not know' }),
    expect.objectContaining({ entry: 'unsafe', msg: 'an entry leads to what no link may lead to' }),
    expect.objectContaining({
      entry: 'unnamed',
      msg: 'an entry lacks a field or has one of another kind',
    }),
  ]);
});

test.each([
  ['night', 'night'],
  ['day', undefined],
  [7, undefined],
  [undefined, undefined],
])('a page with the theme %j has the theme %j', async (written, read) => {
  const { state, host } = await openService();
  const fields = { slug: 'rest', title: 'Rest', modules: [link('breath')] };
  state.items = [entry('page', 'rest', { ...fields, ...(written !== undefined && { theme: written }) })];
  state.linked = [entry('moduleBreath', 'breath', { title: 'Breathe' })];
  const { content } = await openApp(host);

  const page = await content.contentPage('rest', 'en');
  expect(page.status === 'ready' && page.theme).toBe(read);
});

test('a page is fetched again after it was published, and while the service is away it stays', async () => {
  const { state, host } = await openService();
  const pageWith = (title: string) => {
    state.items = [entry('page', 'rest', { slug: 'rest', title, modules: [link('breath')] })];
  };
  state.linked = [entry('moduleBreath', 'breath', { title: 'Breathe' })];
  pageWith('Old');
  const { content, publish } = await openApp(host);
  const title = async () => {
    const page = await content.contentPage('rest', 'en');
    return page.status === 'ready' ? page.title : page.status;
  };
  expect(await title()).toBe('Old');

  pageWith('New');
  await publish('a secret');
  await until(async () => (await title()) === 'New');
  state.away = true;
  await publish('a secret');
  expect(await title()).toBe('New');
});
