import type { PageToShow } from '../../../http/page-handler.ts';
import { isUpgradeable } from '../eligibility.ts';
import type { PageSources } from './page-sources.ts';

type OfferStanding = Extract<PageToShow, { route: 'planSelection' }>['facts']['standing'];

/** Which offers fit a visitor, as the rules of eligibility answer at the checkout. */
export async function offerStanding(
  userId: string | undefined,
  billing: Pick<PageSources['billing'], 'mayTry' | 'membershipOf' | 'soldPlans'>,
): Promise<OfferStanding> {
  if (userId === undefined) return { status: 'newcomer' };
  const { standing, current, queued } = await billing.membershipOf(userId);
  if (queued !== undefined) return { status: 'subscriber' };
  switch (standing) {
    case 'none':
    case 'over':
      return { status: (await billing.mayTry(userId)) ? 'newcomer' : 'former' };
    case 'ending':
      // Another company's plan is not followed by one of ours.
      return current?.source === 'zuora' && current.endDate !== undefined
        ? { status: 'ending', from: current.endDate }
        : { status: 'subscriber' };
    case 'trial':
    case 'renewing': {
      const change = billing.soldPlans.family;
      const changeable =
        current !== undefined &&
        isUpgradeable({ source: current.source, planCode: current.plan }) &&
        change !== undefined;
      return { status: 'subscriber', ...(changeable && { change }) };
    }
  }
}
