import { html } from '../page/html.ts';
import { instant, table } from '../page/table.ts';
import type { HubspotState } from './model.ts';

/** What arrived, the newest first. */
export function submissionList({ submissions, down }: HubspotState) {
  return html`<h1>HubSpot</h1>
    <p class="soft">What companies wrote on the site. They get no answer.</p>
    <form method="post" action="/hubspot/down" class="actions">
      <input type="hidden" name="down" value="${down ? 'off' : 'on'}" />
      <button data-variant="quiet">${down ? 'Take messages again' : 'Answer messages with 503'}</button>
    </form>
    ${
      down &&
      html`<p class="message" data-tone="notice">
        Messages are answered with 503. The site keeps them, and tries again.
      </p>`
    }
    ${
      submissions.length === 0
        ? html`<p>No messages yet.</p>`
        : table(
            'Messages',
            ['From', 'Company', 'Message', 'Form', 'Received'],
            submissions
              .toReversed()
              .map(({ values, form, receivedAt }) => [
                `${values.firstname} ${values.lastname}, ${values.email}`,
                values.company ?? '',
                values.message ?? '',
                form,
                instant(receivedAt),
              ]),
          )
    }`;
}
