import { afterAll, beforeAll, expect, test } from 'vitest';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { languages } from '../../domain/languages.ts';
import { startSandbox, type RunningSandbox } from '../../testing/sandbox.ts';
import { createPreview, openContent, type Content } from './index.ts';
import { withoutLimits } from '../../testing/throttle.ts';

let sandbox: RunningSandbox;
let app: FastifyInstance;
let content: Content;
const warnings: string[] = [];

beforeAll(async () => {
  sandbox = await startSandbox();
  const log: FastifyBaseLogger = pino({ level: 'warn' }, { write: (line: string) => warnings.push(line) });
  app = Fastify({ loggerInstance: log });
  const host = sandbox.url.replace('http://', '');
  content = await openContent(app, {
    host,
    space: 'stillpoint',
    token: 'sandbox',
    previewHost: host,
    previewToken: 'sandbox-preview',
    preview: false,
    webhookSecret: 'sandbox-content-webhook',
    throttle: withoutLimits,
    localeOf: (language) => language,
  });
}, 30_000);
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

test.each(languages)('everything that editors wrote in "%s" can be shown', async (language) => {
  const modules = await content.homeModules(language);
  expect(modules.map(({ kind }) => kind).sort()).toEqual([
    'breath',
    'exerciseTeaser',
    'hero',
    'hours',
    'nights',
    'plans',
    'questions',
  ]);
  for (const slug of ['privacy-policy', 'terms-and-conditions']) {
    const page = await content.legalPage(slug, language);
    expect(page.status === 'ready' && page.blocks.length > 10).toBe(true);
  }
  const legalNotice = await content.legalPage('impressum', language);
  expect(legalNotice.status === 'ready' && legalNotice.blocks.length > 10).toBe(true);
  const community = await content.contentPage('community', language);
  expect(community.status === 'ready' && community.modules.map(({ kind }) => kind)).toEqual(['questions']);
  const page = await content.contentPage('sleep-better', language);
  expect(page.status === 'ready' && page.modules.map(({ kind }) => kind)).toEqual([
    'hero',
    'text',
    'exercise',
    'picture',
    'list',
    'questions',
    'callToAction',
  ]);
  expect(page).toMatchObject({ theme: 'night' });
  expect(warnings).toEqual([]);
});

test('drafts are shown to a preview alone', async () => {
  await fetch(`${sandbox.url}/contentful/edit/sleep-opening`, {
    method: 'POST',
    headers: { origin: sandbox.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ 'headline.en': 'Sleep deeper', then: 'keep' }),
    redirect: 'manual',
  });
  const headlineIn = async (view: 'published' | 'drafts') => {
    const page = await content.contentPage('sleep-better', 'en', view);
    const [hero] = page.status === 'ready' ? page.modules : [];
    return hero?.kind === 'hero' ? hero.headline : undefined;
  };

  expect([await headlineIn('published'), await headlineIn('drafts')]).toEqual([
    'Sleep better',
    'Sleep deeper',
  ]);
});

test('the sandbox signs previews as the site takes them', async () => {
  const answer = await fetch(`${sandbox.url}/contentful/edit/page-sleep-better/preview/de`, {
    redirect: 'manual',
  });
  const link = new URL(answer.headers.get('location') ?? '');
  const site = Fastify();
  await site.register(cookie);
  await site.register(createPreview({ secret: 'sandbox-content-preview', secure: false }).routes);
  const followed = await site.inject(link.pathname + link.search);
  await site.close();

  expect(followed.headers.location).toBe('/de/sleep-better');
});

test('what is published in the sandbox is shown at once', async () => {
  const before = await content.homeModules('en');
  await fetch(`${sandbox.url}/contentful/edit/home-breath`, {
    method: 'POST',
    headers: { origin: sandbox.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ 'title.en': 'Stay for two', then: 'publish' }),
    redirect: 'manual',
  });
  await app.inject({
    method: 'POST',
    url: '/content/webhook',
    headers: { 'x-content-webhook-secret': 'sandbox-content-webhook' },
  });

  for (;;) {
    const modules = await content.homeModules('en');
    if (JSON.stringify(modules) !== JSON.stringify(before)) {
      expect(modules).toContainEqual({ kind: 'breath', title: 'Stay for two' });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
});
