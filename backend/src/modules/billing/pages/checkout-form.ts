import { Type, type Static } from 'typebox';
import { countryNamedIn } from '../../../domain/countries.ts';
import { pageForm, type MemberVisit } from '../../../http/page-handler.ts';
import { TypedVoucherCode, typedVoucherCode } from '../../../domain/voucher-code.ts';
import { queryOf } from '../../../http/query.ts';
import type { VoucherCookie } from '../../../http/voucher-cookie.ts';

const Choice = Type.Optional(Type.String({ maxLength: 100 }));

/** The checkout's forms as a browser without a script posts them, each with the fields that it has. */
const CheckoutChoices = Type.Object({
  plan: Choice,
  country: Choice,
  postalCode: Choice,
  voucher: Type.Optional(TypedVoucherCode),
  /** Pressed to go on without the voucher. */
  removeVoucher: Choice,
  paymentMethod: Choice,
  /** The purchase button. */
  purchase: Choice,
});

/**
 * Takes the choices of the checkout and redirects to the checkout with them in its address. Nothing is bought by it:
 * paying needs the payment partner's script, which the checkout says where the purchase button was posted.
 */
export function checkoutForm(voucherCookie: Pick<VoucherCookie, 'forget'>) {
  return pageForm({
    body: CheckoutChoices,
    submit: ({ request, reply, address }: MemberVisit, choices) => {
      const removed = choices.removeVoucher !== undefined || choices.voucher?.trim() === '';
      if (removed) voucherCookie.forget(request, reply);
      const query = withChoices(queryOf(request), choices).toString();
      const target = `${query === '' ? address : `${address}?${query}`}${fragmentFor(choices)}`;
      return Promise.resolve({ redirectTo: target });
    },
  });
}

/** The field that was posted, by its `id` on the page: its answer stands there, below the first screen. */
function fragmentFor({ postalCode, voucher }: Static<typeof CheckoutChoices>): string {
  if (postalCode !== undefined) return '#postal-code';
  return voucher === undefined ? '' : '#voucher';
}

/** A field that is left empty takes back what was chosen before. */
function withChoices(query: URLSearchParams, choices: Static<typeof CheckoutChoices>): URLSearchParams {
  const { removeVoucher, plan, country, postalCode, voucher, paymentMethod, purchase } = choices;
  const typedVoucher = voucher === undefined ? undefined : (typedVoucherCode(voucher) ?? '');
  const chosen = {
    plan,
    country,
    postalCode,
    voucher: removeVoucher === undefined ? typedVoucher : '',
    paymentMethod,
    unpaid: purchase === undefined ? '' : 'true',
  };
  // A postal code belongs to its country.
  if (country !== undefined && country !== countryNamedIn(query) && postalCode === undefined)
    query.delete('postalCode');
  for (const [name, value] of Object.entries(chosen)) {
    const trimmed = value?.trim();
    if (trimmed === '') query.delete(name);
    else if (trimmed !== undefined) query.set(name, trimmed);
  }
  return query;
}
