import { Type, type Static } from 'typebox';
import type { Day } from '../../../domain/days.ts';
import { dayOf } from '../../../domain/days.ts';
import { languagePrefix } from '../../../domain/languages.ts';
import { typedVoucherCode } from '../../../domain/voucher-code.ts';
import { loginBackTo } from '../../../http/login-address.ts';
import {
  pageForm,
  type FactsOf,
  type FormResult,
  type PageHandler,
  type PageResult,
  type PageVisit,
} from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { tooManyTries } from '../../../http/too-many-tries.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import { likelyCountries } from '../catalogue/price-zones.ts';
import type { AccessDays } from '../redeeming/looking.ts';
import { billingUnavailable } from '../refusal.ts';
import type { PageSources } from './page-sources.ts';

const RedeemForm = Type.Object({
  /** `look` shows what a code gives, `redeem` redeems it. */
  step: Type.Enum(['look', 'redeem']),
  code: Type.Optional(Type.String({ maxLength: 1000 })),
  /** Whom the page was drawn for. */
  userId: Type.Optional(Type.String({ maxLength: 100 })),
  /** The day on which the page said that their plan ends. */
  endsPlanOn: Type.Optional(Type.String({ maxLength: 100 })),
});

/** What a code gives, and the form that redeems it. A typed code comes back in the address, so that it is never lost. */
export function redeemPage(sources: PageSources): PageHandler {
  const { billing, clock, locationOf, userIdOf, personOf } = sources;

  /** The days of access as they are shown: what begins today has no first day. */
  function shownDays({ startsOn, gift, ...access }: AccessDays) {
    const { giverName = '', receiverName = '', message, ownId } = gift ?? {};
    const shownGift = {
      ...(giverName !== '' && { giverName }),
      ...(message !== undefined && { message }),
      ...(ownId !== undefined && { own: { id: ownId, receiverName } }),
    };
    return {
      ...access,
      ...(gift !== undefined && { gift: shownGift }),
      ...(startsOn !== dayOf(clock.now()) && { startsOn: startsOn satisfies Day }),
    };
  }

  /** A mailed gift is for one address: another account is asked before it is opened there. */
  async function otherRecipient(request: PageVisit['request'], { gift }: AccessDays) {
    const email = gift?.receiverEmail ?? undefined;
    if (email === undefined || queryOf(request).get('from') !== 'mail') return undefined;
    return sources.recipientOf(request, { purpose: 'gift', email });
  }

  async function show({ request, language }: PageVisit): Promise<PageResult> {
    const inAddress = queryOf(request).get('code');
    if (inAddress === null) return shown({ status: 'ready' });
    const code = typedVoucherCode(inAddress);
    if (code === undefined) return shown({ status: 'refused', reason: 'missing', code: '' });

    const userId = await userIdOf(request);
    const { zone } = await locationOf(request, language);
    const looked = await billing.lookAtCode({
      ...{ typed: code, userId, zone },
      address: networkAddress(request.ip),
    });
    switch (looked.outcome) {
      case 'tooMany': {
        const { minutes } = looked;
        const page = shown({ status: 'tooManyAttempts', code, minutes });
        return { ...page, statusCode: 429, retryAfterMinutes: minutes };
      }
      case 'refused':
        return shown({ status: 'refused', code, ...looked.refusal });
      case 'discount': {
        const { plan, code: voucher, later } = looked;
        // In the place of a plan that renews, what it costs and when it begins is shown first.
        const query = new URLSearchParams({ plan, voucher, ...(later && { begins: 'choose' }) }).toString();
        // Signed-out visitors register first, and the plan and the voucher stay in the address.
        const page = userId === undefined ? 'register' : 'checkout';
        return { redirectTo: `${languagePrefix(language)}/${page}?${query}` };
      }
      case 'ownGift': {
        const query = new URLSearchParams({ gift: looked.giftId }).toString();
        return { redirectTo: `${languagePrefix(language)}/gift/given?${query}` };
      }
      case 'access': {
        const access = shownDays(looked.access);
        if (userId === undefined) return shown({ status: 'signedOut', ...access });
        const recipient = await otherRecipient(request, looked.access);
        if (recipient !== undefined) return shown({ status: 'otherRecipient', code, recipient });
        return shown({ status: 'open', userId, ...access, ...(looked.queued && { queued: true }) });
      }
      case 'pending':
        return shown({ status: 'pending', code });
      case 'redeemed':
        return shown({ status: 'redeemed', ...shownDays(looked.access) });
    }
  }

  async function submit(
    { request, language, address }: PageVisit,
    { step, code: typed = '', userId: drawnFor, endsPlanOn }: Static<typeof RedeemForm>,
  ): Promise<FormResult> {
    const back = addressWith(address, typedVoucherCode(typed) ?? '');
    const userId = await userIdOf(request);
    if (step === 'look' || drawnFor === undefined) return { redirectTo: back };
    if (userId === undefined) return { redirectTo: loginBackTo(back, language, 'sessionEnded') };
    // The page was drawn for another account: it is drawn anew, for this one.
    if (drawnFor !== userId) return { redirectTo: back };

    const location = await locationOf(request, language);
    const looked = await billing.lookAtCode({
      ...{ typed, userId, zone: location.zone },
      address: networkAddress(request.ip),
    });
    // Whatever else the code gives now is shown with its address.
    if (looked.outcome !== 'access') return { redirectTo: back };
    const { code } = looked.access;
    const person = await personOf(userId);
    if (person === undefined) return { redirectTo: back };
    const redeemed = await billing.redeem(person, {
      ...{ code, zone: location.zone },
      country: location.country ?? likelyCountries[language],
      endsPlanOn,
    });
    if (redeemed.ok) return { redirectTo: back };
    const { statusCode, error } = redeemed.refusal;
    if (statusCode === 429) {
      const minutes = error.data?.minutes ?? 1;
      const page = shown({ status: 'tooManyAttempts', code, minutes });
      return { page: { ...page, statusCode, retryAfterMinutes: minutes }, errors: [tooManyTries(minutes)] };
    }
    // A rule refused it: the page says which.
    if (statusCode < 500) return { redirectTo: back };
    const page = { ...shown({ status: 'unavailable', code }), statusCode: billingUnavailable.statusCode };
    return { page, errors: [error] };
  }

  return { show, form: pageForm({ body: RedeemForm, submit }) };
}

function shown(facts: FactsOf<'redeem'>) {
  return { route: 'redeem', facts, personal: true } as const;
}

function addressWith(address: string, code: string): string {
  return `${address}?${new URLSearchParams({ code }).toString()}`;
}
