import type { FastifyInstance } from 'fastify';
import { html } from '../../page/html.ts';
import { sendPage } from '../../page/page.ts';
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
    <div class="scroll" tabindex="0" role="region" aria-label="Callouts">
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Event</th>
            <th scope="col">About</th>
            <th scope="col">Answers</th>
            <th scope="col">Again</th>
          </tr>
        </thead>
        <tbody>
          ${callouts.toReversed().map(
            ({ id, occurredAt, eventType, facts, attempts }) =>
              html`<tr>
                <td><time datetime="${occurredAt}">${occurredAt.slice(0, 16).replace('T', ' ')}</time></td>
                <td>${eventType}</td>
                <td>
                  ${facts.subscriptionNumber}<br /><span class="fine"
                    >${facts.accountNumber} ${facts.invoiceNumber}</span
                  >
                </td>
                <td>
                  ${attempts.length === 0 ? 'waits' : attempts.map(({ outcome }) => outcome).join(', ')}
                </td>
                <td>
                  <form method="post" action="/zuora/callouts/${id}">
                    <button data-variant="quiet">Send again</button>
                  </form>
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${callouts.length === 0 && html`<p>Nothing has been sent yet.</p>`}`;
}
