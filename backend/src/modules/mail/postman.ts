import { createTransport } from 'nodemailer';
import type { Language } from '../../domain/languages.ts';

/** A mail as it is sent. */
export interface Envelope {
  id: string;
  to: string;
  language: Language;
  /** Where one POST stops such mails. */
  unsubscribe?: string | undefined;
  subject: string;
  html: string;
  text: string;
}

/** Whether the mail server took a mail. `refusedWith` is its status for good, such as `550 5.1.1`. */
export type Delivery = { ok: true } | { ok: false; refusedWith: string };

/** The server did not take a mail, and might at another try. `status` is without its words, which repeat the address. */
export class MailNotTaken extends Error {
  readonly status: string;

  constructor(command: string, status: string) {
    super(`The mail was not taken: ${command}, ${status}`);
    this.status = status;
  }
}

export interface Postman {
  deliver: (envelope: Envelope) => Promise<Delivery>;
  close: () => void;
}

const timeoutMs = 20_000;

/**
 * Hands mails to the mail server, over connections that stay open. A refusal for good is a result. Throws `MailNotTaken`
 * where another try may succeed: the server was not reached, it asks to try later (4xx), or it refuses us, not the mail.
 */
export function openPostman({ smtpUrl, from }: { smtpUrl: string; from: string }): Postman {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  const ourDomain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';

  return {
    async deliver({ id, to, language, unsubscribe, subject, html, text }) {
      const message = {
        from,
        // One address, whatever stands in it: as text it would be read as a list.
        to: { name: '', address: to },
        subject,
        html,
        text,
        // The same at each try, so that a mail taken twice is shown once.
        messageId: `<${id}@${ourDomain}>`,
        headers: {
          ...{ 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
          ...(unsubscribe !== undefined && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      const failure = await transport.sendMail(message).then(() => undefined, failureOf);
      if (failure === undefined) return { ok: true };
      if (isForGood(failure)) return { ok: false, refusedWith: statusOf(failure) };
      throw new MailNotTaken(failure.command ?? 'no command', statusOf(failure));
    },
    close: () => {
      transport.close();
    },
  };
}

/** What nodemailer reports of a failure. */
interface Failure {
  code?: string;
  message?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

function failureOf(error: unknown): Failure {
  return typeof error === 'object' && error !== null ? error : {};
}

/** The classes of RFC 3463 that are about the recipient's address, the mailbox or the content. */
const aboutTheMail = /^5\.[126]\./;
/**
 * At the recipient also routing, as large hosts answer an unknown mailbox with 5.4.1 and relays an unknown host with
 * 5.4.4, and the statuses of the registry about the recipient's account: a list that we may not send to, an account that
 * is disabled, a mailbox or a domain that has another owner now (RFC 3463, 5248, 7293).
 */
const aboutTheRecipient = /^5\.(?:[1246]\.|7\.(?:2|13|17|18)$)/;

/**
 * Whether the server refused this recipient or this message for good. A refusal of us (our password, our sender, our
 * network: 5.7.x and others, whichever command they answer) ends when that is mended, and the mails must still go out.
 */
function isForGood({ code, command, message = '', responseCode = 0, response }: Failure): boolean {
  // A recipient that cannot be written into a command. The same code tells of a sender that cannot.
  if (code === 'EENVELOPE' && command === 'API') return !message.startsWith('Invalid sender');
  const enhanced = enhancedStatusIn(response);
  if (command === 'RCPT TO') {
    return enhanced === undefined
      ? [550, 551, 552, 553].includes(responseCode)
      : aboutTheRecipient.test(enhanced);
  }
  return command === 'DATA' && responseCode >= 500 && aboutTheMail.test(enhanced ?? '');
}

/** The status without the server's words, which repeat the address. */
function statusOf({ code, responseCode, response }: Failure): string {
  const enhanced = enhancedStatusIn(response);
  return [responseCode ?? code ?? 'no status', ...(enhanced === undefined ? [] : [enhanced])].join(' ');
}

/** `5.1.1` of `550 5.1.1 no such mailbox`. */
function enhancedStatusIn(response = ''): string | undefined {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
}
