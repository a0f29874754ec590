import { randomUUID } from 'node:crypto';
import { languagePrefix, type Language } from '../../../domain/languages.ts';
import { certaintyOf, type GatewayFailure } from '../gateway-outcome.ts';
import { approvalLimit, tooMany, type Attempt } from '../personal-limits.ts';
import type { PaymentReferences } from '../purchases/payment-references.ts';
import type { Refusal } from '../refusal.ts';
import type { Zuora } from '../zuora/zuora.ts';
import type { PayPal } from './paypal.ts';

export const approvingPages = ['checkout', 'changePayment', 'payGift'] as const;

/** The page that an approval is asked for on, and that PayPal comes back to. */
export type ApprovingPage = (typeof approvingPages)[number];

const pathOf: Record<ApprovingPage, string> = {
  checkout: '/checkout',
  changePayment: '/subscription/payment-method',
  payGift: '/gift/pay',
};

/** Where the buyer goes to approve, or why they cannot. */
export type AskedApproval = { ok: true; token: string; approveUrl: string } | { ok: false; refusal: Refusal };

/** Whether an approval can pay now. */
export type CompletedApproval = { ok: true } | { ok: false; refusal: Refusal };

/** Turns a buyer's approval at PayPal into something that an order can be paid with. */
export function createApprovals(parts: {
  paypal: PayPal;
  zuora: Pick<Zuora, 'keepAgreement'>;
  references: PaymentReferences;
  attempt: Attempt;
  siteOrigin: string;
}) {
  const { paypal, zuora, references, attempt, siteOrigin } = parts;

  async function refused(failure: GatewayFailure, token: string, userId: string): Promise<CompletedApproval> {
    if (certaintyOf(failure) === 'unknown') return { ok: false, refusal: payPalUnavailable };
    await references.renewKey(token, userId);
    return { ok: false, refusal: notApproved };
  }

  return {
    ask: async (
      userId: string,
      { language, query, page }: { language: Language; query: string; page: ApprovingPage },
    ): Promise<AskedApproval> => {
      const allowed = await attempt(userId, approvalLimit);
      if (!allowed.ok) {
        return { ok: false, refusal: tooMany('TOO_MANY_PAYPAL_APPROVALS', allowed.minutes) };
      }
      const address = `${siteOrigin}${languagePrefix(language)}${pathOf[page]}`;
      const addresses = {
        returnUrl: withOutcome(address, query, 'approved'),
        cancelUrl: withOutcome(address, query, 'cancelled'),
      };
      const asked = await paypal.askApproval(addresses, randomUUID());
      if (!asked.ok) return { ok: false, refusal: payPalUnavailable };
      const { token_id: token, links } = asked.body;
      const approval = links.find(({ rel }) => rel === 'approval_url');
      if (approval === undefined) return { ok: false, refusal: payPalUnavailable };
      await references.awaitApproval(token, userId);
      return { ok: true, token, approveUrl: approval.href };
    },

    /** Completing twice is completing once. */
    complete: async (token: string, userId: string): Promise<CompletedApproval> => {
      const reference = await references.find(token, userId);
      if (reference?.type !== 'PAYPAL') return { ok: false, refusal: approvalUnknown };
      if (reference.paymentMethodId !== null) return { ok: true };

      const { requestKey } = reference;
      const agreement = await paypal.makeAgreement(token, requestKey);
      if (!agreement.ok) return refused(agreement, token, userId);
      const { id, payer } = agreement.body;
      const kept = await zuora.keepAgreement({ id, email: payer.payer_info.email }, requestKey);
      if (!kept.ok) return { ok: false, refusal: payPalUnavailable };
      await references.complete(token, userId, kept.body.id);
      return { ok: true };
    },
  };
}

/** The way back to the page, with the choices that stood in its address. */
function withOutcome(address: string, query: string, outcome: 'approved' | 'cancelled'): string {
  const back = new URLSearchParams(query);
  back.set('paypal', outcome);
  back.delete('token');
  back.delete('ba_token');
  return `${address}?${back.toString()}`;
}

const payPalUnavailable: Refusal = {
  statusCode: 503,
  error: {
    code: 'PAYPAL_UNAVAILABLE',
    title: 'Whoops',
    detail: 'PayPal does not answer at the moment. Nothing was charged.',
  },
};

const approvalUnknown: Refusal = {
  statusCode: 404,
  error: { code: 'APPROVAL_UNKNOWN', title: 'Whoops', detail: 'There is no such PayPal approval.' },
};

const notApproved: Refusal = {
  statusCode: 402,
  error: {
    code: 'PAYPAL_NOT_APPROVED',
    title: 'Whoops',
    detail: 'PayPal was not approved. Nothing was charged.',
  },
};
