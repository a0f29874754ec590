import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import {
  fieldsIn,
  entryWire,
  linkedEntries,
  problem,
  type Place,
  type View,
  type WireLocale,
} from './wire.ts';
import { languages, spokenLanguage } from '../page/language.ts';
import type { ContentEntry, ContentState } from './model.ts';

type Query = Record<string, string | undefined>;

const previewToken = 'sandbox-preview';
const deepest = 10;

/**
 * The Content Delivery API, at `/spaces/:space/environments/:environment`. The preview host is the same one:
 * who comes with the preview token sees drafts.
 */
export const deliveryRoutes: FastifyPluginCallback<{ state: ContentState }> = (app, { state }, done) => {
  app.addHook('onRequest', (request, reply, next) => {
    if (tokenOf(request) === undefined) {
      reply
        .code(401)
        .send(problem('AccessTokenInvalid', 'The access token you sent could not be found or is invalid.'));
    } else {
      next();
    }
  });

  app.get<{ Params: Place; Querystring: Query }>('/entries', async (request, reply) => {
    const { params, query } = request;
    const locale = localeOf(query.locale);
    if (locale === undefined) return reply.code(400).send(unknownLocale(query.locale));
    const filters = Object.entries(query).filter(([name]) => name.startsWith('fields.'));
    if (filters.length > 0 && query.content_type === undefined) {
      return reply
        .code(400)
        .send(problem('InvalidQuery', 'When querying for entries on fields, content_type is required.'));
    }
    const view = viewOf(tokenOf(request));
    const matching = Object.values(state.entries).filter((entry) =>
      matches(entry, query, filters, locale, view),
    );
    const skip = numberOf(query.skip, 0, Number.MAX_SAFE_INTEGER);
    const limit = numberOf(query.limit, 100, 1000);
    const items = matching.slice(skip, skip + limit);
    const included = linkedEntries(state, items, numberOf(query.include, 1, deepest), view);
    return {
      sys: { type: 'Array' },
      total: matching.length,
      skip,
      limit,
      items: items.map((entry) => entryWire(state, entry, params, locale, view)),
      ...(included.length > 0 && {
        includes: { Entry: included.map((entry) => entryWire(state, entry, params, locale, view)) },
      }),
    };
  });

  app.get<{ Params: Place & { id: string }; Querystring: Query }>('/entries/:id', async (request, reply) => {
    const { params, query } = request;
    const { id, space, environment } = params;
    const locale = localeOf(query.locale);
    if (locale === undefined) return reply.code(400).send(unknownLocale(query.locale));
    const entry = state.entries[id];
    if (!entry) {
      const details = { type: 'Entry', id, environment, space };
      return reply.code(404).send(problem('NotFound', 'The resource could not be found.', details));
    }
    return entryWire(state, entry, { space, environment }, locale, viewOf(tokenOf(request)));
  });

  app.get('/locales', () => ({
    sys: { type: 'Array' },
    total: languages.length,
    skip: 0,
    limit: 1000,
    items: languages.map((code) => ({
      code,
      name: code,
      default: code === 'en',
      fallbackCode: code === 'en' ? null : 'en',
      sys: { id: code, type: 'Locale', version: 1 },
    })),
  }));
  done();
};

function matches(
  entry: ContentEntry,
  query: Query,
  filters: [string, string | undefined][],
  locale: WireLocale,
  view: View,
): boolean {
  const fields = fieldsIn(view, entry);
  return (
    (query.content_type === undefined || query.content_type === entry.contentType) &&
    (query['sys.id'] === undefined || query['sys.id'] === entry.id) &&
    filters.every(([name, wanted]) => {
      const value = fields[name.slice('fields.'.length)];
      if (value?.kind === 'Shared') return value.value === wanted;
      return value?.kind === 'Text' && value.values[locale === '*' ? 'en' : locale] === wanted;
    })
  );
}

/** A locale by its language: `pt-BR` is `pt`. */
function localeOf(locale: string | undefined): WireLocale | undefined {
  if (locale === '*') return '*';
  return locale === undefined ? 'en' : spokenLanguage(locale);
}

function unknownLocale(locale: string | undefined) {
  return problem('BadRequest', `Unknown locale: ${locale ?? ''}`);
}

function tokenOf({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): string | undefined {
  const accessToken = (query as Query).access_token;
  return accessToken ?? /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
}

function viewOf(token: string | undefined): View {
  return token === previewToken ? 'preview' : 'published';
}

function numberOf(text: string | undefined, fallback: number, most: number): number {
  const number = Number(text ?? fallback);
  return Number.isInteger(number) && number >= 0 ? Math.min(number, most) : fallback;
}
