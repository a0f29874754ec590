import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyPluginCallback } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { html } from '../page/html.ts';
import { sendPage } from '../page/page.ts';
import { table } from '../page/table.ts';
import { apiRoutes, type SheeridConfig } from './api.ts';
import { hostedPage } from './hosted-page.ts';
import { faults, schools, type SheeridState } from './model.ts';
import { createNotifier } from './notifier.ts';
import { createVerifying } from './verifying.ts';

/** What the routes of the verifying company work with. */
export interface SheeridOptions {
  state: SheeridState;
  clock: Pick<Clock, 'now'>;
  config: SheeridConfig;
  origin: string;
  siteOrigin: string;
  lateAnswerMs: number;
  save: () => Promise<void>;
}

/** SheerID: its API, the page where people are verified, and a page on which reviews are decided. */
export const sheeridRoutes: FastifyPluginCallback<SheeridOptions> = (app, options, done) => {
  const { state, clock, config, origin, siteOrigin, lateAnswerMs, save } = options;
  const notifier = createNotifier(state, config, save);
  const verifying = createVerifying(state, notifier, clock);
  app.addHook('onClose', () => notifier.stop());

  // Its page is always shown, so that the fault comes later.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/sheerid/rest/')) return;
    if (state.fault === 'down') {
      await reply.code(503).send({ httpStatus: 503, systemErrorMessage: 'Unavailable', errorIds: [] });
    }
    if (state.fault === 'slow') await pause(lateAnswerMs);
    if (state.fault === 'rubbish') {
      await reply.type('text/html').send('<!doctype html><title>Maintenance</title>');
    }
  });

  apiRoutes(app, { verifying, config, origin, save });
  hostedPage(app, { verifying, config, origin, siteOrigin, save });

  app.get('/', (_request, reply) => sendPage(reply, { title: 'SheerID', body: overview(state) }));

  app.post<{ Body: { verificationId?: string; decision?: string } | undefined }>(
    '/reviews',
    async ({ body }, reply) => {
      const verification = verifying.byId(body?.verificationId ?? '');
      if (verification !== undefined) verifying.review(verification, body?.decision ?? '');
      await save();
      return reply.redirect('/sheerid/', 303);
    },
  );
  app.post<{ Body: { fault?: string } | undefined }>('/fault', async ({ body }, reply) => {
    state.fault = faults.find((fault) => fault === body?.fault) ?? 'none';
    await save();
    return reply.redirect('/sheerid/', 303);
  });
  done();
};

function overview(state: SheeridState) {
  const verifications = Object.values(state.verifications).toReversed();
  return html`<h1>SheerID</h1>
    <p class="soft">Verifies that members study. What they type is not kept.</p>
    <form method="post" action="/sheerid/fault" class="actions">
      ${faults.map(
        (fault) =>
          html`<button name="fault" value="${fault}" ${fault !== state.fault && html`data-variant="quiet"`}>
            ${fault}
          </button>`,
      )}
    </form>
    <h2>Schools</h2>
    ${table(
      'Schools',
      ['Name', 'What happens'],
      schools.map(({ name, shows }) => [name, shows]),
    )}
    <h2>Verifications</h2>
    ${
      verifications.length === 0
        ? html`<p>None yet.</p>`
        : table(
            'Verifications',
            ['Verification', 'School', 'Step', 'Review'],
            verifications.map(({ verificationId, organization, currentStep }) => [
              html`<code>${verificationId}</code>`,
              organization?.name ?? '',
              currentStep,
              currentStep === 'pending' ? reviewForm(verificationId) : '',
            ]),
          )
    }`;
}

function reviewForm(verificationId: string) {
  return html`<form method="post" action="/sheerid/reviews" class="actions">
    <input type="hidden" name="verificationId" value="${verificationId}" />
    ${(['accept', 'reject', 'refuse'] as const).map(
      (decision) =>
        html`<button name="decision" value="${decision}" data-variant="quiet">${decision}</button>`,
    )}
  </form>`;
}
