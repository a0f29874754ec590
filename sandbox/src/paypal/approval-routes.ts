import type { FastifyInstance } from 'fastify';
import { html } from '../page/html.ts';
import { sendPage } from '../page/page.ts';
import { payers, type AgreementToken, type PaypalState } from './model.ts';
import type { Paypal } from './paypal.ts';
import { wordsFor, type ApprovalWords } from './words.ts';

interface Approval {
  ba_token?: string;
  payer?: string;
  answer?: 'approve' | 'cancel';
}

/** The page on which a payer agrees, or does not. It leads back to the site. */
export function registerApprovalPage(app: FastifyInstance, { state, siteOrigin }: Paypal): void {
  app.get<{ Querystring: Approval }>('/agreements/approve', async ({ query, headers }, reply) => {
    const { language, words } = wordsFor(headers['accept-language']);
    const token = openToken(state, query.ba_token);
    return sendPage(reply.code(token ? 200 : 404), {
      title: words.title,
      language,
      leadsTo: [siteOrigin],
      heading: false,
      body: token ? approvalForm(words, token) : overNote(words),
    });
  });

  app.post<{ Body: Approval | undefined }>('/agreements/approve', async ({ body, headers }, reply) => {
    const token = openToken(state, body?.ba_token);
    if (!token) {
      const { language, words } = wordsFor(headers['accept-language']);
      return sendPage(reply.code(404), {
        title: words.title,
        language,
        heading: false,
        body: overNote(words),
      });
    }
    const payer = payers.find(({ payerId }) => payerId === body?.payer) ?? payers[0];
    const approved = body?.answer === 'approve' && payer !== undefined;
    if (approved) token.approvedBy = payer.payerId;
    const back = new URL(approved ? token.returnUrl : token.cancelUrl);
    back.searchParams.set('ba_token', token.tokenId);
    return reply.redirect(back.href, 303);
  });
}

function openToken({ tokens }: PaypalState, tokenId: string | undefined): AgreementToken | undefined {
  const token = tokens[tokenId ?? ''];
  return token?.agreementId === undefined ? token : undefined;
}

function approvalForm(words: ApprovalWords, { tokenId, description }: AgreementToken) {
  return html`<div class="card">
    <h1>${words.title}</h1>
    <p class="message" data-tone="notice">${words.notice}</p>
    <p>${words.asks}</p>
    ${description !== '' && html`<p class="soft">${description}</p>`}
    <form method="post" action="/paypal/agreements/approve">
      <input type="hidden" name="ba_token" value="${tokenId}" />
      <fieldset>
        <legend class="label">${words.who}</legend>
        ${payers.map(
          ({ payerId, firstName, lastName, refusedLater }, index) =>
            html`<label class="choice"
              ><input type="radio" name="payer" value="${payerId}" ${index === 0 && html`checked`} />
              <span
                >${firstName} ${lastName}
                ${refusedLater && html`<span class="fine">(${words.refusedLater})</span>`}</span
              >
            </label>`,
        )}
      </fieldset>
      <div class="actions">
        <button name="answer" value="approve">${words.approve}</button>
        <button name="answer" value="cancel" data-variant="quiet">${words.cancel}</button>
      </div>
    </form>
  </div>`;
}

function overNote(words: ApprovalWords) {
  return html`<div class="card">
    <h1>${words.title}</h1>
    <p class="message" data-tone="notice">${words.notice}</p>
    <p class="message" data-tone="error">${words.over}</p>
  </div>`;
}
