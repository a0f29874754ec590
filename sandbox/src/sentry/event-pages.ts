import { html } from '../page/html.ts';
import type { SentryEvent, SentryState } from './model.ts';
import { readableStack } from './readable-stack.ts';

/** The list of events, the newest first. */
export function eventList({ events, limiting }: SentryState) {
  return html`<h1>Error reports</h1>
    <p class="soft">Faults of the site: those of browsers and those of the server.</p>
    <form method="post" action="/sentry/limit" class="actions">
      <input type="hidden" name="limiting" value="${limiting ? 'off' : 'on'}" />
      <button data-variant="quiet">${limiting ? 'Accept reports again' : 'Answer reports with 429'}</button>
    </form>
    ${limiting && html`<p class="told" data-tone="notice">Reports are answered with 429 and dropped.</p>`}
    ${
      events.length === 0
        ? html`<p>No reports yet.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-label="Error reports">
            <table>
              <thead>
                <tr>
                  <th scope="col">Error</th>
                  <th scope="col">From</th>
                  <th scope="col">Received</th>
                </tr>
              </thead>
              <tbody>
                ${events.toReversed().map(row)}
              </tbody>
            </table>
          </div>`
    }`;
}

/** One event: its errors with their places in the source, and all that was sent. */
export function eventView(event: SentryEvent, mapsFolder: string, address: string) {
  const { event_id: id, release, tags = {}, request, environment, logentry } = event;
  const facts = {
    From: originOf(event),
    Environment: environment,
    Release: release,
    Page: request?.url,
    Logged: logentry?.formatted,
    ...tags,
  };
  return html`<p><a href="/sentry">Error reports</a></p>
    <h1>${titleOf(event)}</h1>
    <p class="soft">${instant(event)}</p>
    <ul>
      ${Object.entries(facts).map(([name, value]) => value !== undefined && html`<li>${name}: ${value}</li>`)}
    </ul>
    ${errorsOf(event).map(
      ({ type = 'Error', value = '', stacktrace }) =>
        html`<h2>${type}: ${value}</h2>
          ${readableStack(stacktrace?.frames ?? [], release, mapsFolder).map(
            ({ place, lines }) =>
              html`<p><code>at ${place}</code></p>
                ${
                  lines.length > 0 &&
                  html`<pre>
${lines.map(({ number, text, isPlace }) => `${isPlace ? '>' : ' '} ${number} │ ${text}\n`)}</pre>`
                }`,
          )}`,
    )}
    <h2>In a terminal</h2>
    <pre>npm run trace ${address}/sentry/events/${id}.json</pre>
    <h2>As it was sent</h2>
    <pre>${JSON.stringify(event, undefined, 2)}</pre>`;
}

/** The outermost error, which is the last of a chain of causes. */
export function titleOf(event: SentryEvent): string {
  const { type = 'Error', value = '' } = errorsOf(event).at(-1) ?? { value: event.logentry?.formatted };
  return `${type}: ${value}`;
}

function errorsOf({ exception }: SentryEvent) {
  return (exception?.values ?? []).toReversed();
}

function row(event: SentryEvent) {
  return html`<tr>
    <td><a href="/sentry/events/${event.event_id}">${titleOf(event)}</a></td>
    <td>${originOf(event)}</td>
    <td>${instant(event)}</td>
  </tr>`;
}

function originOf({ platform }: SentryEvent): string {
  return platform === 'node' ? 'the server' : 'a browser';
}

function instant({ timestamp }: SentryEvent) {
  if (typeof timestamp !== 'number') return 'at an unknown time';
  const iso = new Date(timestamp * 1_000).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')}</time>`;
}
