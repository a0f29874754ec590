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
export function checkoutErrorOf(error: ApiError, voucherCode?: string): CheckoutErrorState {
  const { code, detail, data = {} } = error;
  const renewalDate = textIn(data, 'renewal_date');
  const renewal = renewalDate === undefined ? {} : { renewalDate };
  const words = wordsOf(error);
  if (!isCheckoutError({ code })) {
    return { status: 'unknown', ...words, ...(detail !== undefined && { description: detail }), ...renewal };
  }

  const status = code as KnownCode;
  switch (status) {
    case 'CANNOT_SUBSCRIBE':
      return { status, ...words, ...(voucherCode !== undefined && { voucherCode }) };
    case 'DEFAULT_PAYMENT_METHOD_EXPIRED':
      return { status, ...words };
    case 'NOT_YOUR_ACCOUNT':
      return { status };
    case 'ALREADY_SUBSCRIBER':
      return { status, ...words, ...renewal, ...(data.free_trial === true && { trialRefused: true }) };
    case 'SUBSCRIPTION_ALREADY_QUEUED':
    case 'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION':
    case 'CANNOT_UPGRADE':
      return { status, ...words, ...renewal };
  }
}

/** The words of the refusal, which is in the language of the page. */
function wordsOf({ title, data = {} }: ApiError) {
  const cta = textIn(data, 'cta_copy');
  const ctaLink = textIn(data, 'help_link');
  return {
    ...(title !== undefined && { title }),
    ...(cta !== undefined && { cta }),
    ...(ctaLink !== undefined && { ctaLink }),
  };
}

function textIn(data: Record<string, unknown>, name: string): string | undefined {
  const value = data[name];
  return typeof value === 'string' ? value : undefined;
}
