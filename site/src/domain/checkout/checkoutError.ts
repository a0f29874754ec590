import type { CheckoutErrorState } from '@stillpoint/design-system';
import type { ApiError } from '../../api/client.ts';

/** The codes that the error screen has texts for. */
type KnownCode = Exclude<CheckoutErrorState['status'], 'unknown'>;

const knownCodes: Record<KnownCode, true> = {
  ALREADY_SUBSCRIBER: true,
  SUBSCRIPTION_ALREADY_QUEUED: true,
  CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION: true,
  CANNOT_UPGRADE: true,
  CANNOT_SUBSCRIBE: true,
  DEFAULT_PAYMENT_METHOD_EXPIRED: true,
  NOT_YOUR_ACCOUNT: true,
};

/** Whether an error means that this person may not buy at all. */
export function isCheckoutError({ code }: Pick<ApiError, 'code'>): boolean {
  return Object.hasOwn(knownCodes, code);
}

/** The error screen's state, from the first error of a refusal. */
export function checkoutErrorOf(
  { code, title, detail, data = {} }: ApiError,
  voucherCode?: string,
): CheckoutErrorState {
  const renewalDate = textIn(data, 'renewal_date');
  if (!isCheckoutError({ code })) {
    const cta = textIn(data, 'cta_copy');
    const ctaLink = textIn(data, 'help_link');
    return {
      status: 'unknown',
      ...(title !== undefined && { title }),
      ...(detail !== undefined && { description: detail }),
      ...(cta !== undefined && { cta }),
      ...(ctaLink !== undefined && { ctaLink }),
      ...(renewalDate !== undefined && { renewalDate }),
    };
  }

  const status = code as KnownCode;
  switch (status) {
    case 'CANNOT_SUBSCRIBE':
      return { status, ...(voucherCode !== undefined && { voucherCode }) };
    case 'DEFAULT_PAYMENT_METHOD_EXPIRED':
    case 'NOT_YOUR_ACCOUNT':
      return { status };
    case 'ALREADY_SUBSCRIBER':
    case 'SUBSCRIPTION_ALREADY_QUEUED':
    case 'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION':
    case 'CANNOT_UPGRADE':
      return { status, ...(renewalDate !== undefined && { renewalDate }) };
  }
}

function textIn(data: Record<string, unknown>, name: string): string | undefined {
  const value = data[name];
  return typeof value === 'string' ? value : undefined;
}
