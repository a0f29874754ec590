import { expect, test } from 'vitest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languages, type Language } from '../../domain/languages.ts';
import { contentPages } from './content-pages.ts';
import type { Content, ContentModule, View } from './content.ts';

const offer = {
  plans: [],
  tax: 'included' as const,
  trialDates: { plan: 'B2C14DANNUAL', today: '2026-11-20', reminder: '2026-12-01', charge: '2026-12-04' },
  standing: { status: 'newcomer' as const },
};

function pagesOf(contentPage: Content['contentPage'], view: View = 'published') {
  const show = contentPages({
    content: { contentPage },
    preview: { viewOf: () => Promise.resolve(view) },
    offerOf: () => Promise.resolve(offer),
  });
  return (slug: string, language: Language = 'en') =>
    show({
      request: {} as FastifyRequest,
      reply: {} as FastifyReply,
      address: `/${slug}`,
      language,
      slug,
    });
}

const pageWith = (...modules: ContentModule[]) =>
  Promise.resolve({ status: 'ready' as const, slug: 'rest', title: 'Rest', modules });

test('an entry is a page with the offers of the visitor’s place', async () => {
  const breath = { kind: 'breath', title: 'Breathe' } as const;

  expect(await pagesOf(() => pageWith(breath))('rest')).toEqual({
    route: 'contentPage',
    facts: { status: 'ready', slug: 'rest', title: 'Rest', modules: [breath], ...offer },
  });
});

test('no entry is no page', async () => {
  expect(await pagesOf(() => Promise.resolve({ status: 'missing' }))('rest')).toBeUndefined();
});

test('an unreachable content service is a page that says so, and no 404', async () => {
  expect(await pagesOf(() => Promise.resolve({ status: 'unavailable' }))('rest')).toEqual({
    route: 'contentPage',
    facts: { status: 'unavailable', slug: 'rest' },
    statusCode: 503,
  });
});

test.each(languages)('the entry of the home page has one address in "%s"', async (language) => {
  const show = pagesOf(() => pageWith());

  expect(await show('home', language)).toEqual({ redirectTo: language === 'en' ? '/' : `/${language}` });
});

test('drafts are read for a visitor with a preview alone', async () => {
  const views: (View | undefined)[] = [];
  const contentPage: Content['contentPage'] = (_slug, _language, view) => {
    views.push(view);
    return Promise.resolve({ status: 'missing' });
  };
  await pagesOf(contentPage, 'drafts')('rest');
  await pagesOf(contentPage, 'published')('rest');

  expect(views).toEqual(['drafts', 'published']);
});
