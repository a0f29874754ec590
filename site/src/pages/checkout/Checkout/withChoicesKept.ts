import type { CheckoutErrorState } from '@stillpoint/design-system';
import { withoutQuery, withQuery } from '../../links.ts';
import { choicesIn } from '../paying/choices.ts';

/** The checkout of this page without what the refusal was for. */
export function checkoutWithoutVoucher(path: string): string {
  return withoutQuery(path, ['voucher', 'upgrade']);
}

/** Where each plan is offered that can follow the present one, by its code. */
export function offersInstead(error: CheckoutErrorState, path: string): Record<string, string> {
  const plans = error.status === 'ALREADY_SUBSCRIBER' ? (error.instead ?? []) : [];
  return Object.fromEntries(
    plans.map(({ code }) => [code, withQuery(path, { plan: code, begins: 'choose' })]),
  );
}

/**
 * An action that leads back to the checkout, or to the page for another payment method and then back, keeps the plan, the country
 * and the other choices of this page.
 */
export function withChoicesKept(error: CheckoutErrorState, path: string): CheckoutErrorState {
  if (!('ctaLink' in error)) return error;
  const [page, added = ''] = error.ctaLink.split('?');
  if (page !== path.split('?')[0]) {
    return error.status === 'DEFAULT_PAYMENT_METHOD_EXPIRED'
      ? { ...error, ctaLink: `${page}?${choicesIn(path)}` }
      : error;
  }
  const ctaLink =
    added === ''
      ? checkoutWithoutVoucher(path)
      : withQuery(path, Object.fromEntries(new URLSearchParams(added)));
  return { ...error, ctaLink };
}
