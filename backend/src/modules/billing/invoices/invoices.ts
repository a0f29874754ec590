import type { Readable } from 'node:stream';
import { certaintyOf, type GatewayFailure, type GatewayOutcome } from '../gateway-outcome.ts';
import { paymentTypeBilledAs, paymentTypes, showPayment, type PaymentShown } from '../payment-methods.ts';
import { invoiceLimit, tooMany, type Attempt } from '../personal-limits.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import type { AccountAnswer, InvoiceAnswer } from '../zuora/invoice-answers.ts';
import type { Zuora } from '../zuora/zuora.ts';
import type { Invoice, InvoiceList, ListedInvoice } from './invoice.ts';
import type { createOwnedAccounts } from './owned-accounts.ts';
import {
  currencyOfAccount,
  isPosted,
  declinedDays,
  paymentsOf,
  readInvoice,
  readListed,
} from './reading-invoices.ts';
import { invoiceFileNotReady, invoiceNotFound } from './refusals.ts';

type Found<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

/** The name of an invoice: its number, or its id at the billing company. It stands in addresses there. */
const invoiceKey = /^[\w-]{1,40}$/;

/** How far a list is read at the billing company, in pages of forty. */
const pagesAtMost = 25;

/** How many accounts of a member are read at a time: a giver of many gifts has as many. */
const accountsAtOnce = 5;

/** The invoices of members: by year, one in full, and its file. Nothing is kept here: all is read when it is asked for. */
export function createInvoices({
  zuora,
  accountsOf,
  attempt,
}: {
  zuora: Zuora;
  accountsOf: ReturnType<typeof createOwnedAccounts>;
  attempt: Attempt;
}) {
  async function countCall(userId: string): Promise<Refusal | undefined> {
    const allowed = await attempt(userId, invoiceLimit);
    return allowed.ok ? undefined : tooMany('TOO_MANY_LOOK_UPS', allowed.minutes);
  }

  /** The invoices of an account; none where the billing company knows no such account. */
  async function listedIn(accountNumber: string): Promise<Found<ListedInvoice[]>> {
    const listed = await allPages(
      (page) => zuora.invoices(accountNumber, page),
      ({ invoices }) => invoices,
    );
    if (!listed.ok) return certaintyOf(listed) === 'refused' ? { ok: true, value: [] } : unavailable;
    const posted = listed.rows.filter(isPosted);
    if (posted.length === 0) return { ok: true, value: [] };
    const account = await zuora.account(accountNumber);
    if (!account.ok) return unavailable;
    const currency = currencyOfAccount(account.body);
    return {
      ok: true,
      value: currency === undefined ? [] : posted.map((each) => readListed(each, currency)),
    };
  }

  /** An invoice of the member's own, with its account. Of another's it is not said that it exists. */
  async function ownInvoice(
    userId: string,
    key: string,
  ): Promise<Found<{ invoice: InvoiceAnswer; account: AccountAnswer; gift?: { name: string } }>> {
    if (!invoiceKey.test(key)) return notFound;
    const refusal = await countCall(userId);
    if (refusal !== undefined) return { ok: false, refusal };
    const invoice = await zuora.invoice(key);
    if (!invoice.ok) return refusedOf(invoice);
    const account = await zuora.account(invoice.body.accountId);
    if (!account.ok) return refusedOf(account);
    const owned = (await accountsOf(userId)).get(account.body.basicInfo.accountNumber);
    if (owned === undefined || !isPosted(invoice.body)) return notFound;
    return { ok: true, value: { invoice: invoice.body, account: account.body, ...owned } };
  }

  async function methodShown(methodId: string | undefined): Promise<PaymentShown | undefined> {
    if (methodId === undefined) return undefined;
    const method = await zuora.paymentMethod(methodId);
    // One that was removed since, or that cannot be named now: the invoice does without.
    if (!method.ok) return undefined;
    const { type, cardType: brand, cardNumber: number, email } = method.body;
    const kind = paymentTypeBilledAs(type ?? '') ?? paymentTypes[0];
    return showPayment(kind, { brand, number, email });
  }

  return {
    /** The invoices of a year; of the latest one where none or another is asked for. */
    list: async (userId: string, year?: string): Promise<Found<InvoiceList>> => {
      const refusal = await countCall(userId);
      if (refusal !== undefined) return { ok: false, refusal };
      const accounts = [...(await accountsOf(userId))];
      const all: ListedInvoice[] = [];
      for (let at = 0; at < accounts.length; at += accountsAtOnce) {
        const read = accounts.slice(at, at + accountsAtOnce).map(async ([accountNumber, owned]) => {
          const listed = await listedIn(accountNumber);
          return listed.ok
            ? { ...listed, value: listed.value.map((each) => ({ ...each, ...owned })) }
            : listed;
        });
        for (const listed of await Promise.all(read)) {
          // Without one account the list would be wrong.
          if (!listed.ok) return listed;
          all.push(...listed.value);
        }
      }
      return { ok: true, value: ofYear(all, year) };
    },

    find: async (userId: string, key: string): Promise<Found<Invoice>> => {
      const own = await ownInvoice(userId, key);
      if (!own.ok) return own;
      const { invoice, account, gift } = own.value;
      const currency = currencyOfAccount(account);
      if (currency === undefined) return notFound;
      const { invoiceNumber } = invoice;
      const { accountNumber } = account.basicInfo;
      const [items, payments] = await Promise.all([
        allPages(
          (page) => zuora.invoiceItems(invoiceNumber, page),
          ({ invoiceItems }) => invoiceItems,
        ),
        allPages(
          (page) => zuora.payments(accountNumber, page),
          (body) => body.payments,
        ),
      ]);
      if (!items.ok || !payments.ok) return unavailable;
      const paid = await Promise.all(
        paymentsOf(invoiceNumber, payments.rows, currency).map(async ({ methodId, payment }) => {
          const paidWith = await methodShown(methodId);
          return { ...payment, ...(paidWith !== undefined && { paidWith }) };
        }),
      );
      const read = readInvoice({ invoice, account, items: items.rows }, paid, {
        currency,
        declinedOn: declinedDays(payments.rows),
      });
      return { ok: true, value: { ...read, ...(gift !== undefined && { gift }) } };
    },

    /** The file of an invoice, as it arrives, and the number that names it. */
    file: async (userId: string, key: string): Promise<Found<{ number: string; content: Readable }>> => {
      const own = await ownInvoice(userId, key);
      if (!own.ok) return own;
      const number = own.value.invoice.invoiceNumber;
      const files = await zuora.invoiceFiles(number);
      const handle = files.ok ? handleIn(files.body.invoiceFiles[0]?.pdfFileUrl) : undefined;
      const file = handle === undefined ? undefined : await zuora.file(handle);
      if (file?.ok !== true) return { ok: false, refusal: invoiceFileNotReady };
      return { ok: true, value: { number, content: file.content } };
    },
  };
}

export type Invoices = ReturnType<typeof createInvoices>;

const notFound = { ok: false as const, refusal: invoiceNotFound };
const unavailable = { ok: false as const, refusal: billingUnavailable };

function refusedOf(failure: GatewayFailure) {
  return certaintyOf(failure) === 'refused' ? notFound : unavailable;
}

/** Reads a list to its end. */
async function allPages<Body extends { nextPage?: string | null }, Row>(
  read: (page: number) => Promise<GatewayOutcome<Body>>,
  rowsOf: (body: Body) => readonly Row[],
): Promise<{ ok: true; rows: Row[] } | GatewayFailure> {
  const rows: Row[] = [];
  for (let page = 1; page <= pagesAtMost; page += 1) {
    const answer = await read(page);
    if (!answer.ok) return answer;
    rows.push(...rowsOf(answer.body));
    if (!answer.body.nextPage) break;
  }
  return { ok: true, rows };
}

function ofYear(all: readonly ListedInvoice[], asked: string | undefined): InvoiceList {
  const yearOf = ({ date }: ListedInvoice) => date.slice(0, 4);
  const years = [...new Set(all.map(yearOf))].sort().reverse();
  const year = years.find((each) => each === asked) ?? years[0];
  const invoices = all
    .filter((invoice) => yearOf(invoice) === year)
    .toSorted((one, other) => other.date.localeCompare(one.date) || other.number.localeCompare(one.number));
  return { ...(year !== undefined && { year }), years, invoices };
}

/** The handle in the address of a file. Its host is not followed: files are read where everything else is. */
function handleIn(address: string | undefined): string | undefined {
  return /\/v1\/files\/([\w-]{1,100})$/.exec(address ?? '')?.[1];
}
