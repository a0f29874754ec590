import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { MailingListConfig } from '../../config/config.ts';
import type { Language } from '../../domain/languages.ts';
import { TryLater } from '../../process/jobs.ts';

/** The list at the company that sends the newsletter. Both throw `TryLater` where it cannot be reached. */
export interface MailingList {
  /** Adds a person who has proved the address, also one who left before. */
  add: (person: { email: string; language: Language }) => Promise<void>;
  remove: (email: string) => Promise<void>;
}

const timeoutMs = 10_000;

/** Mailchimp's list of members. An address is a member's key by its MD5, as its API has it. */
export function createMailingList(
  { url, id, key }: MailingListConfig,
  log: Pick<FastifyBaseLogger, 'error'>,
): MailingList {
  async function call(method: 'PUT' | 'PATCH', email: string, body: object) {
    const member = createHash('md5').update(email.toLowerCase()).digest('hex');
    const answer = await fetch(`${url}/lists/${encodeURIComponent(id)}/members/${member}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`site:${key}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined);
    if (answer?.ok === true) return;
    const status = answer?.status;
    if (method === 'PATCH' && status === 404) return;
    // Addresses that the company takes from their owner alone: there is nothing to try again.
    if (status === 400) {
      log.error({ status, method }, 'the mailing list refused an address for good');
      return;
    }
    throw new TryLater(`The mailing list did not take it: ${status ?? 'no answer'}.`);
  }

  return {
    add: ({ email, language }) =>
      call('PUT', email, {
        email_address: email,
        status_if_new: 'subscribed',
        status: 'subscribed',
        language,
      }),
    remove: (email) => call('PATCH', email, { status: 'unsubscribed' }),
  };
}
