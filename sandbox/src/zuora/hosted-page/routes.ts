import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Html } from '../../page/html.ts';
import { sendPage } from '../../page/page.ts';
import type { PageSignature } from '../model.ts';
import type { Zuora } from '../zuora.ts';
import { answerTo, type PageMessage } from './answers.ts';
import { enterCard, type CardFields } from './card-entry.ts';
import { callbackPath, pageStyle } from './configuration.ts';
import { signatureFor, type PageClaims } from './signatures.ts';
import { answering, cardForm, closing, type CardForm } from './view.ts';
import { wordsFor } from './words.ts';

type PageFields = PageClaims & {
  locale?: string;
  theme?: string;
  /** `false` is external-submit mode: the page has no button, and its answer goes to the callback. */
  submitEnabled?: string;
  /** `true` fills in again what was typed before a refusal, except number and code. */
  retainValues?: string;
};

const carriedNames = [
  'id',
  'tenantId',
  'token',
  'signature',
  'key',
  'host',
  'locale',
  'theme',
  'submitEnabled',
  'retainValues',
  'field_passthrough1',
] as const;

const pageSchema = {
  type: 'object',
  required: ['id', 'tenantId', 'token', 'signature', 'key'],
  properties: Object.fromEntries(carriedNames.map((name) => [name, { type: 'string', maxLength: 2048 }])),
} as const;

/** The hosted payment page: a card form in a frame of the site, which answers by `postMessage`. */
export function registerHostedPage(app: FastifyInstance, { state, clock, siteOrigin }: Zuora): void {
  const retained = createRetainedValues();
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

  app.get('/apps/hosted-page.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(pageStyle(siteOrigin)),
  );

  app.post<{ Body: PageFields & CardFields }>(
    '/apps/PublicHostedPageLite.do',
    { schema: { body: pageSchema } },
    async ({ body }, reply) => {
      const signed = signatureFor(state, body);
      if (!signed) return showOver(reply, body);
      const entry = enterCard(body, body.field_passthrough1, clock.now());
      const message = answerTo(entry, body, signed);
      if (entry.outcome === 'accepted') {
        signed.used = true;
        state.paymentMethods[entry.method.id] = entry.method;
      }
      if (hasButtonOutside(body)) {
        // A signature is good for one answer there: the page is rendered anew with another.
        signed.used = true;
        retained.keep(body, entry.outcome);
        return reply.redirect(callbackWith(message), 303);
      }
      const { words } = wordsFor(body.locale);
      switch (entry.outcome) {
        case 'incomplete':
          return showForm(reply, body, signed, { typed: body, problems: entry.problems });
        case 'refused':
          return showForm(reply, body, signed, {
            typed: body,
            refused: words.refused[entry.reason],
            message,
          });
        case 'accepted': {
          const { card } = entry.method;
          const done = words.done(card?.brand ?? '', card?.number.slice(-4) ?? '');
          return show(reply, body, answering(signed.origin, message, closing(words, 'success', done)));
        }
      }
    },
  );

  function callbackWith(message: PageMessage): string {
    const callback = new URL(callbackPath, siteOrigin);
    for (const [name, value] of Object.entries(message)) callback.searchParams.set(name, String(value));
    return callback.href;
  }

  function showForm(
    reply: FastifyReply,
    fields: PageFields,
    signed: PageSignature,
    again: Partial<Pick<CardForm, 'typed' | 'problems' | 'refused'> & { message: PageMessage }> = {},
  ) {
    const { words } = wordsFor(fields.locale);
    const { typed = retained.of(fields), problems = [], refused, message } = again;
    const button = hasButtonOutside(fields) ? 'outside' : 'inside';
    const month = clock.now().toISOString().slice(0, 7);
    const form = cardForm({ words, carried: carriedOf(fields), typed, problems, refused, button, month });
    return show(reply, fields, answering(signed.origin, message, form));
  }

  function showOver(reply: FastifyReply, fields: PageFields) {
    const { words } = wordsFor(fields.locale);
    const message: PageMessage = {
      success: false,
      errorCode: 'Invalid_Security',
      errorMessage: words.over,
      responseFrom: 'Response_From_Request_Page',
    };
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
      leadsTo: [siteOrigin],
      fontsFrom: [siteOrigin],
      style: '/zuora/apps/hosted-page.css',
      scripts: ['/zuora/apps/hosted-page.js'],
      heading: false,
    });
  }
}

function hasButtonOutside({ submitEnabled }: PageFields): boolean {
  return submitEnabled === 'false';
}

/** Name and date of a refused card, by the person whom the page was signed for. Zuora keeps them with its session. */
function createRetainedValues() {
  const byPerson = new Map<string, CardFields>();
  return {
    keep: (fields: PageFields & CardFields, outcome: 'accepted' | 'refused' | 'incomplete'): void => {
      const { field_passthrough1: person = '', retainValues } = fields;
      const { field_creditCardHolderName, field_creditCardExpirationDate } = fields;
      if (outcome === 'accepted' || retainValues !== 'true') byPerson.delete(person);
      else
        byPerson.set(person, {
          ...(field_creditCardHolderName !== undefined && { field_creditCardHolderName }),
          ...(field_creditCardExpirationDate !== undefined && { field_creditCardExpirationDate }),
        });
    },
    of: ({ field_passthrough1: person = '', retainValues }: PageFields): CardFields =>
      retainValues === 'true' ? (byPerson.get(person) ?? {}) : {},
  };
}

function carriedOf(fields: PageFields): Record<string, string> {
  return Object.fromEntries(
    carriedNames.flatMap((name) => {
      const value = fields[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
