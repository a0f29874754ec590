import { html } from '../page/html.ts';
import { instant, table } from '../page/table.ts';
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
    ${limiting && html`<p class="message" data-tone="notice">Reports are answered with 429 and dropped.</p>`}
    ${
      events.length === 0
        ? html`<p>No reports yet.</p>`
        : table('Error reports', ['Error', 'From', 'Received'], events.toReversed().map(cells))
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
    <p class="soft">${receivedAt(event)}</p>
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

function cells(event: SentryEvent) {
  const opened = html`<a href="/sentry/events/${event.event_id}">${titleOf(event)}</a>`;
  return [opened, originOf(event), receivedAt(event)];
}

function originOf({ platform }: SentryEvent): string {
  return platform === 'node' ? 'the server' : 'a browser';
}

function receivedAt({ timestamp }: SentryEvent) {
  if (typeof timestamp !== 'number') return 'at an unknown time';
  return instant(new Date(timestamp * 1_000).toISOString(), 'second');
}
