import { addDays, dayOf } from '../../../domain/days.ts';
import { languagePrefix } from '../../../domain/languages.ts';
import type { FactsOf, PageHandler, PageVisit } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { referralFreeDays } from '../free-days.ts';
import { readVoucher, voucherOf } from '../link-ids.ts';
import type { Referral } from '../tables.ts';
import type { ReferralPageParts } from './page-parts.ts';

type Facts = FactsOf<'referralConfirmation'>;

/** What became of the free days that a member gave: on one page after the checkout, on another after a comparison of plans. */
export function referralConfirmationPage(
  route: 'referralConfirmation' | 'inviteConfirmation',
  parts: Pick<
    ReferralPageParts,
    | 'clock'
    | 'billing'
    | 'cookies'
    | 'looking'
    | 'repository'
    | 'vouchers'
    | 'userIdOf'
    | 'friendsPlanOf'
    | 'reminderDays'
  > & { nameOf: (linkId: string | null) => Promise<string> },
): PageHandler {
  const { clock, billing, cookies, looking, repository, vouchers, userIdOf } = parts;
  const { friendsPlanOf, reminderDays, nameOf } = parts;

  /** Undefined once the free days are over. */
  async function factsOfTaken(
    { linkId, purchaseId }: Referral,
    { request, reply }: PageVisit,
    userId: string,
  ): Promise<Facts | undefined> {
    const plan = await friendsPlanOf(userId, purchaseId);
    if (plan === undefined) return { status: 'unset' };
    cookies.forget(request, reply);
    if (plan === 'over') return undefined;
    const { firstCharge, ends } = plan;
    if (firstCharge.date <= dayOf(clock.now())) return undefined;
    const referrerName = await nameOf(linkId);
    return {
      status: 'success',
      ...(referrerName !== '' && { referrerName }),
      freeDays: referralFreeDays,
      reminderOn: addDays(firstCharge.date, -reminderDays),
      firstCharge,
      ...(ends && { ends: true as const }),
    };
  }

  async function factsOfKept({ request }: PageVisit, userId: string | undefined): Promise<Facts> {
    const { linkId: kept } = cookies.read(request);
    const named = readVoucher(queryOf(request).get('voucher') ?? '');
    const linkId = named?.linkId ?? kept;
    if (linkId === undefined) return { status: 'unset' };
    if (linkId !== kept && (await looking.look(request, linkId)).outcome !== 'found')
      return { status: 'unset' };
    const newMember = userId === undefined || (await billing.isNewMember(userId));
    const code = voucherOf(linkId, named?.type);
    const verdict = await vouchers.judge(code, { userId, newMember });
    if (verdict?.ok === true) {
      const { freeDays, referrerName } = verdict;
      return { status: 'default', referrerName, freeDays, voucher: code };
    }
    if (verdict?.reason !== 'addressUnproved') return { status: 'unset' };
    const referrerName = (await nameOf(linkId)) || undefined;
    return {
      status: 'unconfirmed',
      ...(referrerName !== undefined && { referrerName }),
      freeDays: referralFreeDays,
      voucher: code,
    };
  }

  return {
    show: async (visit) => {
      const userId = await userIdOf(visit.request);
      const taken = userId === undefined ? undefined : await repository.takenBy(userId);
      const facts =
        userId === undefined || taken === undefined
          ? await factsOfKept(visit, userId)
          : await factsOfTaken(taken, visit, userId);
      if (facts === undefined) return { redirectTo: `${languagePrefix(visit.language)}/subscription` };
      return { route, facts, personal: true } as const;
    },
  };
}
