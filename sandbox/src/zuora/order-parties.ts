import { expired } from './charging.ts';
import { dayOf, type Day } from './calendar.ts';
import { newId, nextNumber } from './identifiers.ts';
import type { Account, PaymentMethod, ZuoraState } from './model.ts';
import type { NewAccount, OrderRequest } from './order-schema.ts';
import { agreementMethod } from './payment-methods.ts';
import { refuse, type Refusal } from './reasons.ts';

/** Who pays for an order, and with what. Neither is written down yet. */
export interface OrderParties {
  ok: true;
  account: Account;
  method?: PaymentMethod;
}

/** Finds or makes the account of an order and the payment method it names, or else that of the account. */
export function partiesOf(state: ZuoraState, request: OrderRequest, now: Date): OrderParties | Refusal {
  const account = accountFor(state, request, dayOf(now));
  if (!account.ok) return account;
  const method = methodFor(state, request, account, now);
  return method.ok ? { ...method, account: account.account } : method;
}

/** A method new to the account becomes the one that renewals charge, unless a usable one is there. */
export function attach({ paymentMethods }: ZuoraState, method: PaymentMethod, account: Account, today: Day) {
  method.accountNumber = account.accountNumber;
  paymentMethods[method.id] = method;
  const usual = paymentMethods[account.defaultPaymentMethodId ?? ''];
  if (usual === undefined || expired(usual, today)) account.defaultPaymentMethodId = method.id;
}

function accountFor(
  state: ZuoraState,
  { existingAccountNumber, newAccount }: OrderRequest,
  today: Day,
): { ok: true; account: Account; wanted?: NewAccount } | Refusal {
  if ((existingAccountNumber === undefined) === (newAccount === undefined)) {
    return refuse('invalid', 'An order names either existingAccountNumber or newAccount.');
  }
  if (newAccount === undefined) {
    const account = state.accounts[existingAccountNumber ?? ''];
    return account
      ? { ok: true, account }
      : refuse('notFound', `There is no account ${existingAccountNumber ?? ''}.`);
  }
  const made = newAccountOf(state, newAccount, today);
  return made.ok ? { ...made, wanted: newAccount } : made;
}

/** An account that is not written down yet. */
export function newAccountOf(
  state: ZuoraState,
  { accountNumber = nextNumber(state, 'A'), name, currency, autoPay = true, ...contacts }: NewAccount,
  today: Day,
): { ok: true; account: Account } | Refusal {
  if (state.accounts[accountNumber]) return refuse('forbidden', `Account number ${accountNumber} is taken.`);
  const { billToContact, soldToContact = billToContact } = contacts;
  const account = { id: newId(), accountNumber, name, currency, autoPay, billToContact, soldToContact };
  return { ok: true, account: { ...account, createdOn: today } };
}

function methodFor(
  state: ZuoraState,
  { processingOptions }: OrderRequest,
  { account, wanted }: { account: Account; wanted?: NewAccount },
  now: Date,
): { ok: true; method?: PaymentMethod } | Refusal {
  if (wanted?.paymentMethod) {
    const made = agreementMethod(wanted.paymentMethod, now);
    return made.ok ? { ok: true, method: made.method } : made;
  }
  const id =
    processingOptions?.electronicPaymentOptions?.paymentMethodId ??
    wanted?.hpmCreditCardPaymentMethodId ??
    account.defaultPaymentMethodId;
  if (id === undefined) return { ok: true };
  const method = state.paymentMethods[id];
  if (!method) return refuse('notFound', `There is no payment method ${id}.`);
  return method.accountNumber === undefined || method.accountNumber === account.accountNumber
    ? { ok: true, method }
    : refuse('forbidden', `Payment method ${id} belongs to another account.`);
}
