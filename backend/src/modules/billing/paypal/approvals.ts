import { randomUUID } from 'node:crypto';
import { languagePrefix, type Language } from '../../../languages.ts';
import type { PaymentReferences } from '../purchases/payment-references.ts';
import type { Refusal } from '../refusal.ts';
import type { Zuora } from '../zuora/zuora.ts';
import type { PayPal } from './paypal.ts';

/** Where the buyer goes to approve, or why they cannot. */
export type AskedApproval = { ok: true; token: string; approveUrl: string } | { ok: false; refusal: Refusal };

/** Whether an approval can pay now. */
export type CompletedApproval = { ok: true } | { ok: false; refusal: Refusal };

/** Turns a buyer's approval at PayPal into something that an order can be paid with. */
export function createApprovals(parts: {
  paypal: PayPal;
  zuora: Pick<Zuora, 'keepAgreement'>;
  references: PaymentReferences;
  siteOrigin: string;
}) {
  const { paypal, zuora, references, siteOrigin } = parts;

  return {
    ask: async (userId: string, language: Language): Promise<AskedApproval> => {
      const checkout = `${siteOrigin}${languagePrefix(language)}/checkout`;
      const addresses = {
        returnUrl: `${checkout}?paypal=approved`,
        cancelUrl: `${checkout}?paypal=cancelled`,
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

      const agreement = await paypal.makeAgreement(token);
      if (!agreement.ok) {
        return { ok: false, refusal: agreement.kind === 'refused' ? notApproved : payPalUnavailable };
      }
      const { id, payer } = agreement.body;
      const kept = await zuora.keepAgreement({ id, email: payer.payer_info.email }, `paypal-${token}`);
      if (!kept.ok) return { ok: false, refusal: payPalUnavailable };
      await references.complete(token, userId, kept.body.id);
      return { ok: true };
    },
  };
}

export type Approvals = ReturnType<typeof createApprovals>;

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
