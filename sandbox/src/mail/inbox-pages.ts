import { html } from '../page/html.ts';
import { instant, table } from '../page/table.ts';
import type { CaughtMail } from './model.ts';

/** The list of mails, the newest first. */
export function inboxList(mails: readonly CaughtMail[], to: string | undefined) {
  return html`<h1>Inbox</h1>
    <p class="soft">Every mail that the site sent. None of them went any further.</p>
    <form action="/inbox" class="actions">
      <div class="field">
        <label for="to">To</label>
        <input id="to" name="to" type="search" value="${to}" />
      </div>
      <div class="field"><button data-variant="quiet">Show</button></div>
    </form>
    ${
      mails.length === 0
        ? html`<p>No mail yet.</p>`
        : table('Mails', ['Subject', 'To', 'Received'], mails.map(cells))
    }`;
}

/** One mail: as it looks, as plain text, and its headers. */
export function mailView({ id, subject, from, to, receivedAt, text, html: markup, headers }: CaughtMail) {
  return html`<p><a href="/inbox">Inbox</a></p>
    <h1>${subject}</h1>
    <p class="soft">From ${from} to ${to.join(', ')}, ${instant(receivedAt)}</p>
    ${
      markup !== '' &&
      html`<h2 id="looks">As it looks</h2>
        <iframe
          src="/inbox/${id}/html"
          aria-labelledby="looks"
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        ></iframe>`
    }
    <h2>As plain text</h2>
    <pre>${text}</pre>
    <h2>Headers</h2>
    <pre>${headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}</pre>`;
}

function cells({ id, subject, to, receivedAt }: CaughtMail) {
  const opened = html`<a href="/inbox/${id}">${subject === '' ? 'Without a subject' : subject}</a>`;
  return [opened, to.join(', '), instant(receivedAt)];
}
