import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Html } from '../../page/html.ts';
import { sendPage } from '../../page/page.ts';
import type { PageSignature } from '../model.ts';
import type { Zuora } from '../zuora.ts';
import { enterCard, type CardFields } from './card-entry.ts';
import { signatureFor, type PageClaims } from './signatures.ts';
import type { CardRefusal } from './test-cards.ts';
import { answering, cardForm, closing, type PageMessage } from './view.ts';
import { wordsFor } from './words.ts';

type PageFields = PageClaims & { locale?: string; theme?: string };

const carriedNames = [
  'id',
  'tenantId',
  'token',
  'signature',
  'key',
  'host',
  'locale',
  'theme',
  'field_passthrough1',
] as const;

const pageSchema = {
  type: 'object',
  required: ['id', 'tenantId', 'token', 'signature', 'key'],
  properties: Object.fromEntries(carriedNames.map((name) => [name, { type: 'string', maxLength: 2048 }])),
} as const;

/** What the page around it is told: of a rule of Zuora's by its code, of a bank's no by the sentence beside it. */
const toldOf: Readonly<Record<CardRefusal, { errorCode: string; errorMessage: string }>> = {
  declined: { errorCode: 'GatewayTransactionError', errorMessage: 'Transaction declined.' },
  expired: {
    errorCode: 'BusinessValidationError',
    errorMessage: 'The credit card expiration date has passed.',
  },
  wrongCode: {
    errorCode: 'GatewayTransactionError',
    errorMessage: 'Transaction declined. The security code does not match.',
  },
};

/** The hosted payment page: a card form in a frame of the site, which answers by `postMessage`. */
export function registerHostedPage(app: FastifyInstance, { state, clock, siteOrigin }: Zuora): void {
  const script = readFileSync(new URL('./browser/hosted-page.js', import.meta.url), 'utf8');
  app.get('/apps/hosted-page.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );

  app.get<{ Querystring: PageFields }>(
    '/apps/PublicHostedPageLite.do',
    { schema: { querystring: pageSchema } },
    async ({ query }, reply) => {
      const signed = signatureFor(state, query);
      return signed ? showForm(reply, query, signed) : showOver(reply, query);
    },
  );

  app.post<{ Body: PageFields & CardFields }>(
    '/apps/PublicHostedPageLite.do',
    { schema: { body: pageSchema } },
    async ({ body }, reply) => {
      const signed = signatureFor(state, body);
      if (!signed) return showOver(reply, body);
      const { words } = wordsFor(body.locale);
      const passthrough = passthroughOf(body);
      const entry = enterCard(body, body.field_passthrough1, clock.now());
      switch (entry.outcome) {
        case 'incomplete':
          return showForm(reply, body, signed, { typed: body, problems: entry.problems });
        case 'refused':
          return showForm(reply, body, signed, {
            typed: body,
            refused: words.refused[entry.reason],
            message: { success: false, ...toldOf[entry.reason], ...passthrough },
          });
        case 'accepted': {
          const { method } = entry;
          signed.used = true;
          state.paymentMethods[method.id] = method;
          const done = words.done(method.card?.brand ?? '', method.card?.number.slice(-4) ?? '');
          const message: PageMessage = {
            success: true,
            refId: method.id,
            token: signed.token,
            ...passthrough,
          };
          return show(reply, body, answering(signed.origin, message, closing(words, 'success', done)));
        }
      }
    },
  );

  function showForm(
    reply: FastifyReply,
    fields: PageFields,
    signed: PageSignature,
    again: Partial<{
      typed: CardFields;
      problems: Parameters<typeof cardForm>[0]['problems'];
      refused: string;
      message: PageMessage;
    }> = {},
  ) {
    const { words } = wordsFor(fields.locale);
    const { typed = {}, problems = [], refused, message } = again;
    const thisYear = clock.now().getUTCFullYear();
    const form = cardForm({ words, carried: carriedOf(fields), typed, problems, refused, thisYear });
    return show(reply, fields, answering(signed.origin, message, form));
  }

  function showOver(reply: FastifyReply, fields: PageFields) {
    const { words } = wordsFor(fields.locale);
    const message: PageMessage = { success: false, errorCode: 'Invalid_Security', errorMessage: words.over };
    return show(reply.code(403), fields, answering(siteOrigin, message, closing(words, 'error', words.over)));
  }

  function show(reply: FastifyReply, { locale, theme }: PageFields, body: Html) {
    const { language, words } = wordsFor(locale);
    return sendPage(reply, {
      title: words.title,
      body,
      language,
      theme: theme === 'day' || theme === 'night' ? theme : undefined,
      framedBy: [siteOrigin],
      scripts: ['/zuora/apps/hosted-page.js'],
      heading: false,
    });
  }
}

function passthroughOf({ field_passthrough1 }: PageFields) {
  return field_passthrough1 === undefined ? {} : { field_passthrough1 };
}

function carriedOf(fields: PageFields): Record<string, string> {
  return Object.fromEntries(
    carriedNames.flatMap((name) => {
      const value = fields[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
