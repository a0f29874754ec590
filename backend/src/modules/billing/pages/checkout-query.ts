import { countryNamedIn } from '../../../domain/countries.ts';
import { typedVoucherCode } from '../../../domain/voucher-code.ts';

/** The choices in the checkout's address. Unknown and malformed ones are left out. */
export interface CheckoutQuery {
  plan: string | undefined;
  voucher: string | undefined;
  country: string | undefined;
  postalCode: string | undefined;
  upgrade: boolean;
  /** The plan that was chosen before the family plan was looked at. */
  chosen: string | undefined;
  /**
   * When the plan begins in the place of one that renews. `later`: when what is paid for ends, which was offered before.
   * `choose`: the offer is shown, of a plan with free days as well, which it begins without.
   */
  begins: 'later' | 'choose' | undefined;
  /** The buyer will not pay with the card that is saved. */
  otherCard: boolean;
  paymentMethod: 'paypal' | undefined;
  /** The purchase button was posted as a form, which cannot pay. */
  unpaid: boolean;
  paypal: { status: 'approved'; token: string } | { status: 'cancelled' } | undefined;
}

/** Reads the checkout's query. */
export function readCheckoutQuery(query: URLSearchParams): CheckoutQuery {
  const text = (name: string, pattern: RegExp) => {
    const value = query.get(name);
    return value !== null && pattern.test(value) ? value : undefined;
  };
  return {
    plan: text('plan', /^\w{1,40}$/),
    voucher: typedVoucherCode(query.get('voucher') ?? ''),
    country: countryNamedIn(query),
    postalCode: text('postalCode', typed(20)),
    upgrade: query.get('upgrade') === 'true',
    chosen: text('chosen', /^\w{1,40}$/),
    begins: (['later', 'choose'] as const).find((begins) => begins === query.get('begins')),
    otherCard: query.get('card') === 'new',
    paymentMethod: query.get('paymentMethod') === 'paypal' ? 'paypal' : undefined,
    unpaid: query.has('unpaid'),
    paypal: payPalIn(query.get('paypal'), text('ba_token', token) ?? text('token', token)),
  };
}

/** What may have been typed into a field: it is looked up as it is, so that a wrong one is answered as such. */
function typed(longest: number): RegExp {
  return new RegExp(`^\\P{C}{1,${longest}}$`, 'u');
}

const token = /^[\w-]{1,100}$/;

function payPalIn(outcome: string | null, approved: string | undefined): CheckoutQuery['paypal'] {
  if (outcome === 'cancelled') return { status: 'cancelled' };
  return outcome === 'approved' && approved !== undefined
    ? { status: 'approved', token: approved }
    : undefined;
}
