import type { FastifyInstance } from 'fastify';
import { html } from '../../page/html.ts';
import { sendPage } from '../../page/page.ts';
import { instant, table } from '../../page/table.ts';
import type { Callout } from '../model.ts';
import type { Zuora } from '../zuora.ts';
import { accountsPage } from './accounts.ts';

/** Zuora's pages for people: what it knows, and what it told the site. */
export function registerPages(app: FastifyInstance, { state, callouts }: Zuora): void {
  app.get('/', (_request, reply) => sendPage(reply, { title: 'Zuora', body: accountsPage(state) }));

  app.get('/callouts', (_request, reply) =>
    sendPage(reply, { title: 'Callouts', body: calloutsPage(state.callouts) }),
  );

  app.post<{ Params: { id: string } }>('/callouts/:id', async ({ params }, reply) => {
    await callouts.resend(params.id);
    return reply.redirect('/zuora/callouts', 303);
  });
}

function calloutsPage(callouts: readonly Callout[]) {
  return html`<h1>Callouts</h1>
    <p class="soft">What Zuora told the site, the newest first. A missed one is tried three times more.</p>
    ${table('Callouts', ['When', 'Event', 'About', 'Answers', 'Again'], callouts.toReversed().map(cells))}
    ${callouts.length === 0 && html`<p>Nothing has been sent yet.</p>`}`;
}

function cells({ id, occurredAt, eventType, facts, attempts }: Callout) {
  return [
    instant(occurredAt),
    eventType,
    html`${facts.subscriptionNumber}<br /><span class="fine"
        >${facts.accountNumber} ${facts.invoiceNumber}</span
      >`,
    attempts.length === 0 ? 'waits' : attempts.map(({ outcome }) => outcome).join(', '),
    html`<form method="post" action="/zuora/callouts/${id}">
      <button data-variant="quiet">Send again</button>
    </form>`,
  ];
}
