import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { html } from '../page/html.ts';
import { people } from './people.ts';

/** What Apple tells a site of a person. */
export const appleEvents = ['consent-revoked', 'account-delete', 'email-disabled', 'email-enabled'] as const;

/** What sending notifications works with. */
export interface NotificationParts {
  clientId: string;
  /** The address that the site registered at Apple. */
  siteAddress: string;
  /** Signs claims as Apple signs an ID token. */
  sign: (claims: Readonly<Record<string, unknown>>) => Promise<string>;
}

interface AskedNotification {
  person?: string;
  event?: string;
  /** A page asks for it, and is led back. */
  back?: string;
}

/** Sends the site a notification of Apple, as after a person's press in Apple's own settings. */
export function notificationRoutes(app: FastifyInstance, { clientId, siteAddress, sign }: NotificationParts) {
  app.post<{ Body: AskedNotification | undefined }>('/notifications', async ({ body = {} }, reply) => {
    const person = people.find(({ subject }) => subject === body.person);
    const type = appleEvents.find((event) => event === body.event);
    if (person === undefined || type === undefined) {
      return reply.code(404).send({ error: 'No such person or event.' });
    }
    const { subject: sub, email } = person;
    const about = type.startsWith('email') && { email, is_private_email: 'true' };
    const payload = await sign({
      aud: clientId,
      jti: randomBytes(16).toString('hex'),
      // A text inside the token, as Apple sends it.
      events: JSON.stringify({ type, sub, ...about, event_time: Date.now() }),
    });
    const status = await delivered(payload, siteAddress);
    return body.back === 'yes'
      ? reply.redirect('/identity-providers', 303)
      : reply.send({ payload, ...(status !== undefined && { status }) });
  });
}

/** The status of the site's answer. Undefined where it does not answer. */
async function delivered(payload: string, siteAddress: string): Promise<number | undefined> {
  try {
    const answer = await fetch(siteAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payload }),
      signal: AbortSignal.timeout(5000),
    });
    return answer.status;
  } catch {
    return undefined;
  }
}

/** The form that sends one. */
export function notificationForm() {
  return html`<form method="post" action="/identity-providers/apple/notifications" class="card">
    <h2>Apple tells the site</h2>
    <input type="hidden" name="back" value="yes" />
    <p>
      <label
        >of
        <select name="person">
          ${people.map(({ subject }) => html`<option>${subject}</option>`)}
        </select></label
      >
    </p>
    <div class="actions">
      ${appleEvents.map((event) => html`<button name="event" value="${event}" data-variant="quiet">${event}</button>`)}
    </div>
  </form>`;
}
