import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Clock } from '../clock/clock.ts';
import type { CaughtMail, MailState } from './model.ts';

const largest = 5 * 1024 * 1024;

/** The local parts of addresses that the server treats in another way, as a provider's would. */
export const specialRecipients = {
  /** Refused for good: 550. */
  unknown: 'unknown',
  /** Refused by policy: 554. */
  blocked: 'blocked',
  /** Refused for now at the first try of each address: 451. */
  greylisted: 'greylisted',
} as const;

/** An SMTP server that delivers nothing and shows everything. */
export interface MailServer {
  listen: (port: number) => Promise<void>;
  /** The port it really listens on. */
  port: () => number;
  close: () => Promise<void>;
}

/** Makes the mail server over its inbox, which keeps the newest mails. */
export function createMailServer(
  state: MailState,
  clock: Clock,
  { kept, save }: { kept: number; save: () => Promise<void> },
): MailServer {
  const deferred = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largest,
    closeTimeout: 500,
    logger: false,
    onRcptTo({ address }, _session, done) {
      const localPart = address.split('@')[0] ?? '';
      const isFor = (special: string) => localPart === special || localPart.startsWith(`${special}+`);
      if (isFor(specialRecipients.unknown)) {
        done(refusal(550, `5.1.1 <${address}>: no such mailbox`));
      } else if (isFor(specialRecipients.blocked)) {
        done(refusal(554, `5.7.1 <${address}>: delivery not authorized`));
      } else if (isFor(specialRecipients.greylisted) && !deferred.has(address)) {
        deferred.add(address);
        done(refusal(451, `4.7.1 <${address}>: try again later`));
      } else {
        done();
      }
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        const to = rcptTo.map(({ address }) => address.toLowerCase());
        read(Buffer.concat(parts), from, to).then(
          () => {
            done();
          },
          (error: unknown) => {
            done(error instanceof Error ? error : new Error('The mail could not be read.'));
          },
        );
      });
    },
  });

  // Connections of a process that was killed break. An event without a listener would end the sandbox.
  server.on('error', () => undefined);

  async function read(raw: Buffer, from: string, to: string[]) {
    const { subject = '', text = '', html = '', headers } = await PostalMime.parse(raw);
    const mail: CaughtMail = {
      id: randomUUID(),
      receivedAt: clock.now().toISOString(),
      from,
      to,
      subject,
      text,
      html,
      headers: headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    };
    state.mails.push(mail);
    if (state.mails.length > kept) state.mails.splice(0, state.mails.length - kept);
    await save();
  }

  return {
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', () => {
          server.off('error', reject);
          resolve();
        });
      }),
    port() {
      const address = server.server.address();
      return typeof address === 'object' && address !== null ? address.port : 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}
