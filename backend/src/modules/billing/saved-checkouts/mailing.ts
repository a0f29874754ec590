import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { dayMs } from '../../../domain/days.ts';
import { languagePrefix, type Language } from '../../../domain/languages.ts';
import type { Clock } from '../../../process/clock.ts';
import type { Refresh } from '../members/refreshing.ts';
import type { BillingPorts } from '../ports.ts';
import type { BillingTables } from '../tables.ts';
import { createSavedCheckoutRepository, type SavedCheckout } from './repository.ts';
import { lastDayOf, type SavedCheckouts } from './saved-checkouts.ts';

/** How long a round may last: the queue takes work that lasts a quarter of an hour for lost. */
const roundMs = 10 * 60 * 1000;

const mailName = 'checkoutReminder';

/** Mails each member once about a checkout that they left a day ago, if they want mails about offers. */
export function createCheckoutMailing(parts: {
  db: Kysely<BillingTables>;
  savedCheckouts: Pick<SavedCheckouts, 'forgottenThrough' | 'standing' | 'validVoucherOf'>;
  refresh: Refresh;
  ports: Pick<BillingPorts, 'personOf' | 'mail' | 'mayBeSentOffers' | 'lockAgainstDeletion'>;
  siteOrigin: string;
  clock: Pick<Clock, 'now'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}) {
  const { db, savedCheckouts, refresh, ports, siteOrigin, clock, log } = parts;

  const repository = createSavedCheckoutRepository(db);

  async function decide(checkout: SavedCheckout): Promise<void> {
    const { id, userId, plan } = checkout;
    // What was bought elsewhere is known by then. Where the billing company is away, it is decided an hour later.
    const refreshed = await refresh(userId, { announce: true });
    if (!refreshed.ok) return;
    const person = await ports.personOf(userId);
    const open = await savedCheckouts.standing(checkout);
    const voucher = open && (await savedCheckouts.validVoucherOf(open));
    const wanted = open !== undefined && (await ports.mayBeSentOffers(userId));
    await db.transaction().execute(async (trx) => {
      if (!(await repository.decide(trx, checkout, clock.now()))) return;
      if (person === undefined || !wanted) return;
      if (!(await ports.lockAgainstDeletion(trx.$pickTables<never>(), userId))) return;
      const { firstName, email: to, language } = person;
      const facts = {
        ...{ firstName, userId, plan },
        ...(voucher !== undefined && { voucher }),
        link: linkTo(language, id),
        keptUntil: lastDayOf(checkout),
      };
      await ports.mail.send(
        { key: keyOf(id), to, language, country: checkout.country, mail: mailName, facts },
        trx.$pickTables<never>(),
      );
    });
  }

  function linkTo(language: Language, id: string): string {
    return `${siteOrigin}${languagePrefix(language)}/plans?continue=${id}`;
  }

  return {
    /** Decides on all that were left a day ago, and forgets those that are over. */
    ofAll: async (): Promise<void> => {
      const until = Date.now() + roundMs;
      const through = new Date(clock.now().getTime() - dayMs);
      const read = (beyond?: string) =>
        repository.toDecide({ after: savedCheckouts.forgottenThrough(), through }, beyond);
      let slice = await read();
      while (slice.length > 0) {
        for (const checkout of slice) {
          if (Date.now() > until) return;
          try {
            await decide(checkout);
          } catch (error) {
            log.error({ err: error, checkout: checkout.id }, 'a saved checkout could not be decided on');
          }
        }
        slice = await read(slice.at(-1)?.id);
      }
      await repository.forgetThrough(savedCheckouts.forgottenThrough());
    },

    /**
     * Whether a mail that waits for the mail server is to go out no more: meanwhile its checkout was bought or dismissed,
     * or mails about offers were ended. Of other mails false.
     */
    isMailStopped: async ({ mail, key }: { mail: string; key: string }): Promise<boolean> => {
      if (mail !== mailName) return false;
      const checkout = await repository.find(idIn(key), savedCheckouts.forgottenThrough());
      if (checkout === undefined || (await savedCheckouts.standing(checkout)) === undefined) return true;
      return !(await ports.mayBeSentOffers(checkout.userId));
    },
  };
}

export type CheckoutMailing = ReturnType<typeof createCheckoutMailing>;

const keyOf = (id: string) => `${mailName}:${id}`;
const idIn = (key: string) => key.slice(mailName.length + 1);
