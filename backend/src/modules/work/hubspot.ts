import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '../../domain/languages.ts';
import { TryLater } from '../../process/jobs.ts';
import { consentText } from './consent-text.ts';
import type { Enquiry } from './tables.ts';

/** Where messages go, and as whose. */
export interface HubspotConfig {
  url: string;
  portalId: string;
  formIdOf: (language: Language) => string;
}

export interface Hubspot {
  /** Hands a message over. Throws `TryLater` where it was not taken: the reason may be mended on either side. */
  submit: (sent: { id: string; language: Language; enquiry: Enquiry; pageUri: string }) => Promise<void>;
}

const timeoutMs = 10_000;
/** The object type of a contact. */
const contact = '0-1';

/** HubSpot's forms API: `POST /submissions/v3/integration/submit/:portal/:form`. */
export function createHubspot(
  { url, portalId, formIdOf }: HubspotConfig,
  log: Pick<FastifyBaseLogger, 'error'>,
): Hubspot {
  return {
    async submit({ id, language, enquiry, pageUri }) {
      const path = [portalId, formIdOf(language)].map(encodeURIComponent).join('/');
      const answer = await fetch(`${url}/submissions/v3/integration/submit/${path}`, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(submissionOf(enquiry, language, pageUri)),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => undefined);
      if (answer?.ok === true) return;
      const { status } = answer ?? {};
      if (answer !== undefined && status !== undefined && status < 500 && status !== 429) {
        // The kinds of its errors alone: their words repeat what was typed.
        const kinds = errorKindsIn(await answer.json().catch(() => undefined));
        log.error({ enquiry: id, status, kinds }, 'the form service refused the message of a company');
      }
      throw new TryLater(`The form service did not take it: ${status ?? 'no answer'}.`);
    },
  };
}

function submissionOf(enquiry: Enquiry, language: Language, pageUri: string) {
  const { firstName, lastName, email, company, message } = enquiry;
  const values = { firstname: firstName, lastname: lastName, email, company, message };
  return {
    fields: Object.entries(values).map(([name, value]) => ({ objectTypeId: contact, name, value })),
    context: { pageUri, pageName: 'Work enquiry' },
    legalConsentOptions: { consent: { consentToProcess: true, text: consentText(language) } },
  };
}

function errorKindsIn(body: unknown): string[] {
  const errors: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'errors') : undefined;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((error: unknown) => {
    const kind: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'errorType') : '';
    return typeof kind === 'string' && /^[A-Z_]{1,60}$/.test(kind) ? [kind] : [];
  });
}
