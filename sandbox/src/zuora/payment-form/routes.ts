import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type, type Static } from 'typebox';
import { html, type Html } from '../../page/html.ts';
import { sendPage } from '../../page/page.ts';
import { enterCard } from '../hosted-page/card-entry.ts';
import { grouped, testCards } from '../hosted-page/test-cards.ts';
import type { Zuora } from '../zuora.ts';
import { paymentForms, publishableKey, type PaymentForm, type Wallet } from './forms.ts';
import { openSession, type PaymentSession, type PaymentSessions } from './sessions.ts';
import { wordsFor, type WalletWords } from './words.ts';

const Text = Type.Optional(Type.String({ maxLength: 255 }));
const ButtonsQuery = Type.Object({ key: Text, profile: Text, locale: Text });
const SheetFields = Type.Object({ token: Text, locale: Text, wallet: Text, card: Text });
type SheetFields = Static<typeof SheetFields>;

/** What `onComplete` of a payment form is called with. */
type Result =
  | { success: true; paymentMethodId: string }
  | { success: false; error: { type: string; code: string; message: string } };

const declined: Result = {
  success: false,
  error: {
    type: 'transaction_error',
    code: 'transaction_declined',
    message: 'Your transaction was declined.',
  },
};

const sessionOver: Result = {
  success: false,
  error: { type: 'invalid_request_error', code: 'invalid_request', message: 'The session is over.' },
};

/**
 * The payment form, as far as wallets go: the script `zuora.js`, the buttons that it shows in a frame, and in place of
 * what a wallet shows itself, a window of the sandbox.
 */
export function registerPaymentForm(
  app: FastifyInstance,
  { state, clock, siteOrigin }: Zuora,
  sessions: PaymentSessions,
): void {
  for (const name of ['zuora', 'buttons', 'sheet']) {
    const script = readFileSync(new URL(`./browser/${name}.js`, import.meta.url), 'utf8');
    app.get(`/payment/${name}.js`, (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        // A page that pins the script by its digest reads it across origins.
        .header('access-control-allow-origin', '*')
        .send(script),
    );
  }
  const style = readFileSync(new URL('./buttons.css', import.meta.url), 'utf8');
  app.get('/payment/buttons.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));

  app.get<{ Querystring: Static<typeof ButtonsQuery> }>(
    '/payment/buttons',
    { schema: { querystring: ButtonsQuery } },
    async ({ query: { key, profile, locale } }, reply) => {
      const { language, words } = wordsFor(locale);
      const form = key === publishableKey ? paymentForms[profile ?? ''] : undefined;
      return sendPage(reply.code(form ? 200 : 401), {
        title: 'Zuora',
        body: form ? buttons(form, words, siteOrigin) : html``,
        language,
        theme: form?.look ?? 'day',
        framedBy: [siteOrigin],
        style: '/zuora/payment/buttons.css',
        scripts: ['/zuora/payment/buttons.js'],
        heading: false,
      });
    },
  );

  app.get<{ Querystring: SheetFields }>(
    '/payment/sheet',
    { schema: { querystring: SheetFields } },
    async ({ query }, reply) => {
      const { words } = wordsFor(query.locale);
      // Without a token it waits: the session is asked for once the button was pressed.
      if (query.token === undefined) return show(reply, query, html`<p role="status">${words.opening}</p>`);
      const session = openSession(sessions, query.token);
      return session
        ? show(reply, query, sheet(session, query, words))
        : show(reply, query, answer(sessionOver, words.over));
    },
  );

  app.post<{ Body: SheetFields }>(
    '/payment/sheet',
    { schema: { body: SheetFields } },
    async ({ body }, reply) => {
      const { words } = wordsFor(body.locale);
      const session = openSession(sessions, body.token);
      if (!session) return show(reply, body, answer(sessionOver, words.over));
      sessions.delete(session.token);
      return show(reply, body, answer(enter(session, body.card ?? ''), words.opening));
    },
  );

  /** A card of a wallet is saved for the account of the session, as a credit card. */
  function enter(session: PaymentSession, number: string): Result {
    const entry = enterCard(
      {
        field_creditCardNumber: number,
        field_creditCardHolderName: 'Wallet',
        field_creditCardExpirationDate: `12/${String((clock.now().getUTCFullYear() + 3) % 100)}`,
        field_cardSecurityCode: '000',
      },
      undefined,
      clock.now(),
    );
    if (entry.outcome !== 'accepted') return declined;
    const { method } = entry;
    state.paymentMethods[method.id] = { ...method, accountNumber: session.accountNumber };
    return { success: true, paymentMethodId: method.id };
  }

  function show(reply: FastifyReply, { locale, wallet }: SheetFields, body: Html) {
    return sendPage(reply, {
      title: wallet === 'applepay' ? 'Apple Pay' : 'Google Pay',
      body,
      language: wordsFor(locale).language,
      scripts: ['/zuora/payment/sheet.js'],
      heading: false,
    });
  }
}

/** Hidden until the browser has said which wallets it has. */
function buttons({ wallets }: PaymentForm, words: WalletWords, parent: string): Html {
  return html`<div class="buttons" data-parent="${parent}">
    ${wallets.map((wallet) => button(wallet, words))}
  </div>`;
}

function button({ name, title, path }: Wallet, { buy, before, after }: WalletWords): Html {
  return html`<button type="button" hidden data-wallet="${name}" aria-label="${buy(title)}">
    <span>${before}</span>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" /></svg>
    <span>${after}</span>
  </button>`;
}

function sheet(
  { token, amount, currency }: PaymentSession,
  { locale, wallet }: SheetFields,
  words: WalletWords,
): Html {
  const shown = new Intl.NumberFormat(wordsFor(locale).language, { style: 'currency', currency }).format(
    amount,
  );
  return html`<div class="card">
    <h1>${wallet === 'applepay' ? 'Apple Pay' : 'Google Pay'}</h1>
    <p class="message" data-tone="notice">${words.notice}</p>
    <p>${words.total(shown)}</p>
    <form method="post" action="/zuora/payment/sheet">
      <input type="hidden" name="token" value="${token}" />
      <input type="hidden" name="locale" value="${locale}" />
      <input type="hidden" name="wallet" value="${wallet}" />
      <fieldset>
        <legend>${words.card}</legend>
        ${testCards.map(
          ({ number, brand, meaning }, index) =>
            html`<label>
              <input type="radio" name="card" value="${number}" ${index === 0 && html`checked`} />
              ${brand} ${grouped(number)}: ${meaning}
            </label>`,
        )}
      </fieldset>
      <button type="submit">${words.pay}</button>
      <button type="button" data-cancel>${words.cancel}</button>
    </form>
  </div>`;
}

/** Hands the script the result, which it tells the page that opened the window. */
function answer(result: Result, words: string): Html {
  return html`<p role="status" data-result="${JSON.stringify(result)}">${words}</p>`;
}
