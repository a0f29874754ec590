import type { Account, PaymentMethod, RetryRule, ZuoraState } from './model.ts';

/**
 * A payment method as `GET /v1/payment-methods/{id}` answers it, with whom it was made for and how it is tried again. The
 * window between two tries is in hours.
 */
export function paymentMethodWire(
  state: ZuoraState,
  method: PaymentMethod,
  { tries, daysBetween }: RetryRule,
) {
  const { id, type, card, agreement, accountNumber, createdAt, passthrough1 } = method;
  const account = state.accounts[accountNumber ?? ''];
  return {
    id,
    type,
    accountKey: account?.id ?? null,
    accountNumber: accountNumber ?? null,
    status: 'Active',
    isDefault: account?.defaultPaymentMethodId === id,
    createdOn: createdAt,
    useDefaultRetryRule: false,
    maxConsecutivePaymentFailures: tries,
    paymentRetryWindow: daysBetween * 24,
    numConsecutiveFailures: failuresInARow(state, method),
    field_passthrough1: passthrough1 ?? null,
    ...(card && {
      cardNumber: card.number,
      cardType: card.brand,
      expirationMonth: card.expirationMonth,
      expirationYear: card.expirationYear,
      cardHolderInfo: { cardHolderName: card.holder },
    }),
    ...agreement,
  };
}

/** An account's methods as `GET /v1/accounts/{key}/payment-methods` answers them, by type; none of a type, no list. */
export function paymentMethodsWire(state: ZuoraState, { accountNumber, defaultPaymentMethodId }: Account) {
  const own = Object.values(state.paymentMethods).filter((each) => each.accountNumber === accountNumber);
  const ofTypes = (...types: PaymentMethod['type'][]) =>
    own.filter(({ type }) => types.includes(type)).map((method) => listedMethodWire(state, method));
  const lists = {
    creditcard: ofTypes('CreditCard'),
    creditcardreferencetransaction: ofTypes('CreditCardReferenceTransaction'),
    paypal: ofTypes('PayPalNativeEC', 'PayPalCP', 'PayPalEC'),
  };
  return {
    defaultPaymentMethodId: defaultPaymentMethodId ?? null,
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
  };
}

function listedMethodWire(state: ZuoraState, method: PaymentMethod) {
  const { id, type, card, agreement, accountNumber = '' } = method;
  return {
    id,
    type,
    isDefault: state.accounts[accountNumber]?.defaultPaymentMethodId === id,
    status: 'Active',
    numConsecutiveFailures: failuresInARow(state, method),
    ...(card && {
      cardNumber: card.number,
      creditCardType: card.brand,
      expirationMonth: card.expirationMonth,
      expirationYear: card.expirationYear,
      cardHolderInfo: { cardHolderName: card.holder },
    }),
    ...agreement,
  };
}

function failuresInARow({ payments }: ZuoraState, { id }: PaymentMethod): number {
  const statuses = Object.values(payments)
    .filter(({ paymentMethodId }) => paymentMethodId === id)
    .map(({ status }) => status);
  return statuses.length - 1 - statuses.lastIndexOf('Processed');
}

/** An account's default method within its summary. */
export function defaultMethodWire({ id, type, card, agreement }: PaymentMethod) {
  return {
    id,
    paymentMethodType: card ? 'CreditCard' : 'PayPal',
    type,
    ...(card && {
      creditCardNumber: card.number,
      creditCardType: card.brand,
      creditCardExpirationMonth: card.expirationMonth,
      creditCardExpirationYear: card.expirationYear,
    }),
    ...agreement,
  };
}
