import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../page/html.ts';
import { sendPage } from '../page/page.ts';
import { foreignPostsAllowed } from '../page/same-origin.ts';
import { readEnvelope, unpacked } from './envelope.ts';
import { eventList, eventView, titleOf } from './event-pages.ts';
import type { SentryState } from './model.ts';

/** What the routes of error reporting work with. */
export interface SentryOptions {
  state: SentryState;
  config: { key: string; mapsFolder: string };
  save: () => Promise<void>;
}

const keptEvents = 200;
const largestBytes = 20 * 1024 * 1024;
const largestEventBytes = 1024 * 1024;
const limitSeconds = 60;
/** What another origin may send, as Sentry's relay allows it. */
const allowedHeaders =
  'accept, authorization, content-encoding, content-type, origin, referer, x-forwarded-for, x-requested-with, x-sentry-auth';

/** Takes error reports at Sentry's address, from browsers too: `POST /api/:project/envelope/`. */
export const envelopeRoutes: FastifyPluginCallback<SentryOptions> = (app, { state, config, save }, done) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestBytes }, (_request, body, parsed) => {
    parsed(null, body);
  });

  app.options('/api/:project/envelope/', (_request, reply) =>
    open(reply).header('access-control-allow-headers', allowedHeaders).code(204).send(),
  );

  app.post<{ Body: Buffer | undefined }>(
    '/api/:project/envelope/',
    { config: foreignPostsAllowed },
    async (request, reply) => {
      open(reply);
      if (state.limiting) return limited(reply);
      const envelope = envelopeIn(request);
      if (envelope === undefined) return reply.code(400).send({ detail: 'bad envelope' });
      if (keyOf(request, envelope.header.dsn) !== config.key) {
        return reply.code(403).send({ detail: 'bad or missing authorization' });
      }
      if (envelope.events.some((event) => JSON.stringify(event).length > largestEventBytes)) {
        return reply.code(413).send({ detail: 'event too large' });
      }
      state.events.push(...envelope.events);
      state.events.splice(0, state.events.length - keptEvents);
      await save();
      return reply.send({ id: envelope.header.event_id ?? envelope.events[0]?.event_id });
    },
  );
  done();
};

/** The reports for people, and as JSON for programs. */
export const reportPages: FastifyPluginCallback<SentryOptions> = (app, { state, config, save }, done) => {
  app.get('/', (_request, reply) => sendPage(reply, { title: 'Error reports', body: eventList(state) }));
  app.get('/events.json', () => ({ events: state.events.toReversed() }));

  app.get<{ Params: { id: string } }>('/events/:id.json', ({ params }, reply) => {
    const event = find(params.id);
    return event === undefined ? reply.code(404).send({ detail: 'no such event' }) : reply.send(event);
  });

  app.get<{ Params: { id: string } }>('/events/:id', ({ params, protocol, host }, reply) => {
    const event = find(params.id);
    if (event === undefined) {
      return sendPage(reply.code(404), { title: 'No such report', body: html`<h1>No such report</h1>` });
    }
    const body = eventView(event, config.mapsFolder, `${protocol}://${host}`);
    return sendPage(reply, { title: titleOf(event), body });
  });

  app.post<{ Body: { limiting?: string } }>('/limit', async ({ body }, reply) => {
    state.limiting = body.limiting === 'on';
    await save();
    return reply.redirect('/sentry', 303);
  });
  done();

  function find(id: string) {
    return state.events.find(({ event_id }) => event_id === id);
  }
};

/** Any origin may report, and read how it is limited. */
function open(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', 'retry-after, x-sentry-rate-limits, x-sentry-error');
}

function limited(reply: FastifyReply) {
  return reply
    .code(429)
    .header('retry-after', limitSeconds)
    .header('x-sentry-rate-limits', `${limitSeconds}:error;default:key`)
    .send({ detail: 'event rejected due to rate limit' });
}

function envelopeIn({ body, headers }: FastifyRequest<{ Body: Buffer | undefined }>) {
  try {
    return readEnvelope(unpacked(body ?? Buffer.alloc(0), headers['content-encoding']));
  } catch {
    return undefined;
  }
}

/** The public key: in the header, in the query, or in the envelope's DSN. */
function keyOf(
  { headers, query }: Pick<FastifyRequest, 'headers' | 'query'>,
  dsn: unknown,
): string | undefined {
  const header = /\bsentry_key=(\w+)/.exec(String(headers['x-sentry-auth'] ?? ''))?.[1];
  const asked = (query as { sentry_key?: string }).sentry_key;
  return header ?? asked ?? (typeof dsn === 'string' ? URL.parse(dsn)?.username : undefined);
}
