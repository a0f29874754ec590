import type { createGatewayCalls } from '../gateway-call.ts';
import {
  AccountAnswer,
  InvoiceAnswer,
  InvoiceFiles,
  InvoiceItems,
  ListedInvoices,
  ListedPayments,
} from './invoice-answers.ts';

/** Reads invoices: lists in pages of forty, the most that Zuora gives, counted from 1. */
export function createInvoiceCalls(call: ReturnType<typeof createGatewayCalls>) {
  return {
    invoices: (accountNumber: string, page: number) =>
      call({
        method: 'GET',
        path: '/v1/transactions/invoices/accounts/:accountNumber?page=:page&pageSize=40',
        params: { accountNumber, page: String(page) },
        answer: ListedInvoices,
      }),

    /** An invoice, by its number or its id. */
    invoice: (key: string) =>
      call({ method: 'GET', path: '/v1/invoices/:key', params: { key }, answer: InvoiceAnswer }),

    invoiceItems: (key: string, page: number) =>
      call({
        method: 'GET',
        path: '/v1/invoices/:key/items?page=:page&pageSize=40',
        params: { key, page: String(page) },
        answer: InvoiceItems,
      }),

    invoiceFiles: (key: string) =>
      call({ method: 'GET', path: '/v1/invoices/:key/files', params: { key }, answer: InvoiceFiles }),

    payments: (accountNumber: string, page: number) =>
      call({
        method: 'GET',
        path: '/v1/transactions/payments/accounts/:accountNumber?page=:page&pageSize=40',
        params: { accountNumber, page: String(page) },
        answer: ListedPayments,
      }),

    /** An account, by its number or its id. */
    account: (key: string) =>
      call({ method: 'GET', path: '/v1/accounts/:key', params: { key }, answer: AccountAnswer }),
  };
}
