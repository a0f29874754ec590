import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../process/clock.ts';
import type { Database, SharedTransaction } from '../../database/database.ts';
import { jobKind, type Jobs } from '../../process/jobs.ts';
import { noTelemetry, type Telemetry } from '../../process/telemetry/telemetry.ts';
import type { Language } from '../../domain/languages.ts';
import type { Sealing } from '../../sealing/sealing.ts';
import { withPresentNames } from './former-facts.ts';
import { MailNotTaken, openPostman } from './postman.ts';
import { createMailLog, type MailTables } from './repository.ts';

/** A mail by its name, its facts, and its recipient. */
export interface MailRequest<Name, Facts> {
  /** Says which message this is: asked for twice, it goes out once. `receipt:<purchase>`. */
  key: string;
  to: string;
  mail: Name;
  language: Language;
  /** Where they are billed, where that is known. */
  country?: string;
  /** The whole address at which one POST stops such mails, for a mail that no contract needs (RFC 8058). */
  unsubscribe?: string;
  facts: Facts;
}

/** Draws a mail in the hand of the site. */
export type DrawMail<Facts extends object> = <Name extends keyof Facts & string>(mail: {
  mail: Name;
  language: Language;
  country?: string | undefined;
  facts: Facts[Name];
}) => Promise<{ subject: string; html: string; text: string }>;

/** What waits in the database holds codes, links and addresses, so it is sealed for its id. */
interface Delivery {
  id: string;
  sealed: string;
}

const deliverMail = jobKind<Delivery>('mail.deliver');

export interface MailOptions<Facts extends object> {
  db: Database;
  jobs: Pick<Jobs, 'enqueue' | 'work'>;
  clock: Pick<Clock, 'now'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  drawMail: DrawMail<Facts>;
  sealing: Pick<Sealing, 'seal' | 'open'>;
  smtpUrl: string;
  from: string;
  telemetry?: Telemetry | undefined;
  /** Asked when a mail is handed over: why it is to go out no more, since it may have waited for days. */
  stopOf: (
    request: Pick<MailRequest<string, unknown>, 'to' | 'mail' | 'key'>,
  ) => Promise<'stopped by the recipient' | 'over' | undefined>;
}

export interface Mail<Facts extends object> {
  /** Asks for a mail: with a transaction, it goes out if that commits, and not if it does not. */
  send: <Name extends keyof Facts & string>(
    request: MailRequest<Name, Facts[Name]>,
    trx?: SharedTransaction,
  ) => Promise<void>;
  /** Lets go of the mail server. */
  close: () => void;
}

/** In seconds: a mail server that is away is not asked for each mail twice a minute. */
const longestPause = 600;

/** For how long a mail is tried. RFC 5321, 4.5.4.1, asks for at least four to five days. */
const giveUpAfterMs = 5 * 24 * 3_600 * 1_000;

/** Sends our mails: each is kept as work in the database until the mail server has taken it, refused it for good, or five days have passed. */
export function createMail<Facts extends object>(options: MailOptions<Facts>): Mail<Facts> {
  const { db, jobs, clock, log, drawMail, sealing, telemetry = noTelemetry } = options;
  const mails = createMailLog(db.$extendTables<MailTables>());
  const postman = openPostman(options);

  jobs.work(deliverMail, async (delivery) => {
    const { id } = delivery;
    const { askedAt = clock.now(), done = false } = (await mails.find(id)) ?? {};
    if (done) return;
    const measure = (outcome: 'sent' | 'refused' | 'stopped') => {
      const seconds = (clock.now().getTime() - askedAt.getTime()) / 1000;
      telemetry.measure('stillpoint.mail.delivery.duration', Math.max(0, seconds), { outcome });
    };
    const request = requestIn(delivery);
    const stop = await options.stopOf(request);
    if (stop !== undefined) {
      await mails.noteRefused(id, clock.now(), stop);
      measure('stopped');
      return;
    }
    const drawn = await drawMail(request as MailRequest<keyof Facts & string, Facts[keyof Facts & string]>);
    const giveUp = async (status: string, reason: string) => {
      await mails.noteRefused(id, clock.now(), status);
      measure('refused');
      log.error({ mail: request.mail, id, status }, reason);
    };
    try {
      const { to, language, unsubscribe } = request;
      const delivery = await telemetry.traced(
        { name: `mail ${request.mail}`, kind: 'client', attributes: { mail: request.mail } },
        () => postman.deliver({ id, to, language, unsubscribe, ...drawn }),
      );
      if (delivery.ok) {
        await mails.noteSent(id, clock.now());
        measure('sent');
      } else await giveUp(delivery.refusedWith, 'the mail server refused a mail for good');
    } catch (error) {
      const late = clock.now().getTime() - askedAt.getTime() > giveUpAfterMs;
      if (!late || !(error instanceof MailNotTaken)) throw error;
      await giveUp(error.status, 'a mail was given up, since the mail server did not take it for five days');
    }
  });

  /** A mail that an older release asked for may lie there as it is, and with former names of its facts. */
  function requestIn(delivery: Delivery | { request: MailRequest<string, unknown> }) {
    return withPresentNames(
      'request' in delivery
        ? delivery.request
        : (JSON.parse(sealing.open(delivery.sealed, delivery.id)) as MailRequest<string, unknown>),
    );
  }

  async function ask(request: MailRequest<string, unknown>, trx: SharedTransaction) {
    const id = createHash('sha256').update(request.key).digest('hex').slice(0, 40);
    const isNew = await mails.ask(trx.$extendTables<MailTables>(), {
      id,
      mail: request.mail,
      askedAt: clock.now(),
    });
    const sealed = sealing.seal(JSON.stringify(request), id);
    if (isNew) await jobs.enqueue(trx, deliverMail, { id, sealed }, { longestPause });
  }

  return {
    async send(request, trx) {
      if (trx !== undefined) await ask(request, trx);
      else await db.transaction().execute((own) => ask(request, own));
    },
    close: postman.close,
  };
}
