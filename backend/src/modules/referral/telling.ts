import type { Kysely } from 'kysely';
import type { SharedTransaction } from '../../database/database.ts';
import { dayOf } from '../../domain/days.ts';
import { languagePrefix } from '../../domain/languages.ts';
import type { Money } from '../../domain/money.ts';
import type { Clock } from '../../process/clock.ts';
import type { Jobs } from '../../process/jobs.ts';
import { tellMember } from './job-kinds.ts';
import type { MailboxOf, ReferralAccount, ReferralBilling, ReferralMails } from './ports.ts';
import { createReferralRepository } from './repository.ts';
import type { Referral, ReferralTables } from './tables.ts';

const atOnce = 200;

/** What telling works with. */
export interface TellingParts {
  db: Kysely<ReferralTables>;
  clock: Pick<Clock, 'now'>;
  jobs: Pick<Jobs, 'enqueue'>;
  billing: Pick<ReferralBilling, 'monthOf'>;
  mails: ReferralMails;
  personOf: (userId: string, trx?: SharedTransaction) => Promise<ReferralAccount | undefined>;
  mailboxOf: MailboxOf;
  siteOrigin: string;
}

/** Tells members in numbers what became of their links: one mail a day, of all that is new. */
export function createTelling({
  db,
  clock,
  jobs,
  billing,
  mails,
  personOf,
  mailboxOf,
  siteOrigin,
}: TellingParts) {
  const repository = createReferralRepository(db);

  return {
    async tell(linkId: string): Promise<void> {
      const link = await repository.link(linkId);
      if (link === undefined) return;
      const today = dayOf(clock.now());
      const { nextCharge } = await billing.monthOf(link.accountId);
      await db.transaction().execute(async (trx) => {
        const shared = trx.$pickTables<never>();
        const inTrx = createReferralRepository(trx);
        const locked = await inTrx.lockLink(linkId);
        if (locked === undefined || (locked.toldOn !== null && locked.toldOn >= today)) return;
        const news = await inTrx.newsOf(linkId);
        const member = await personOf(locked.accountId, shared);
        if (news.length === 0 || member === undefined) return;
        // An address that was not proved may be a stranger's.
        const mailbox = await mailboxOf(locked.accountId, { most: 0, trx: shared });
        if (mailbox?.proved !== true) return;
        const came = news.filter((each) => each.came && !each.cameTold).length;
        const given = news.filter(({ givenAt, monthTold }) => givenAt !== null && !monthTold);
        const credited = sumOf(given);
        await inTrx.noteTold(linkId, news, today);
        const { email: to, language, firstName } = member;
        await mails.tell(
          {
            ...{ key: `referral:${linkId}:${today}`, to, language, firstName },
            news: {
              ...{ came, months: given.length },
              ...(credited !== undefined && { credited }),
              ...(given.length > 0 && nextCharge !== undefined && { nextCharge }),
            },
            link: `${siteOrigin}${languagePrefix(language)}/invite`,
          },
          shared,
        );
      });
    },

    tellAll: async (): Promise<void> => {
      const today = dayOf(clock.now());
      for (let beyond: string | undefined; ;) {
        const links = await repository.linksWithNews({ today, beyond, most: atOnce });
        await db.transaction().execute(async (trx) => {
          for (const { id: linkId } of links) await jobs.enqueue(trx, tellMember, { linkId });
        });
        beyond = links.at(-1)?.id;
        if (links.length < atOnce) return;
      }
    },
  };
}

/** What months come to together; undefined for none, and where a member was credited in two currencies. */
function sumOf(given: readonly Pick<Referral, 'givenAmount' | 'givenCurrency'>[]): Money | undefined {
  const [currency, other] = new Set(given.map(({ givenCurrency }) => givenCurrency));
  if (currency === undefined || currency === null || other !== undefined) return undefined;
  return { amount: given.reduce((sum, { givenAmount }) => sum + (givenAmount ?? 0), 0), currency };
}
