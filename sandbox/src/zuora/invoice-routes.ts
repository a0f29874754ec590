import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findAccount, unknownAccount } from './account-routes.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceDetailWire, invoiceItemWire, listedInvoiceWire, listedPaymentWire } from './invoice-wire.ts';
import type { Invoice, ZuoraState } from './model.ts';
import { failure, refuse } from './reasons.ts';
import type { Zuora } from './zuora.ts';

const pageSizes = { usual: 20, largest: 40 };

interface Paged {
  Params: { key: string };
  Querystring: { page?: string; pageSize?: string };
}

/** Invoices and payments: of an account, each invoice with its lines and taxes, and as a file. */
export function registerInvoiceRoutes(app: FastifyInstance, { state }: Zuora): void {
  app.get<Paged>('/v1/transactions/invoices/accounts/:key', (request) => {
    const account = findAccount(state, request.params.key);
    if (!account) return unknownAccount(request.params.key);
    const own = newestFirst(state).filter(({ accountNumber }) => accountNumber === account.accountNumber);
    const { rows, nextPage } = pageOf(
      own,
      request,
      `/v1/transactions/invoices/accounts/${request.params.key}`,
    );
    const invoices = rows.map((invoice) => ({
      ...listedInvoiceWire(state, account, invoice),
      body: fileUrl(request, invoice),
      invoiceFiles: [fileWire(request, invoice)],
    }));
    return { success: true, invoices, ...nextPage };
  });

  app.get<Paged>('/v1/transactions/payments/accounts/:key', (request) => {
    const account = findAccount(state, request.params.key);
    if (!account) return unknownAccount(request.params.key);
    const own = Object.values(state.payments)
      .filter(({ accountNumber }) => accountNumber === account.accountNumber)
      .toReversed();
    const { rows, nextPage } = pageOf(
      own,
      request,
      `/v1/transactions/payments/accounts/${request.params.key}`,
    );
    return {
      success: true,
      payments: rows.map((payment) => listedPaymentWire(state, account, payment)),
      ...nextPage,
    };
  });

  app.get<{ Params: { key: string } }>('/v1/invoices/:key', ({ params }) => {
    const invoice = findInvoice(state, params.key);
    return invoice ? { success: true, ...invoiceDetailWire(state, invoice) } : unknownInvoice(params.key);
  });

  app.get<Paged>('/v1/invoices/:key/items', (request) => {
    const invoice = findInvoice(state, request.params.key);
    if (!invoice) return unknownInvoice(request.params.key);
    const items = invoice.items.map((item, at) => invoiceItemWire(state, invoice, item, at));
    const { rows, nextPage } = pageOf(items, request, `/v1/invoices/${request.params.key}/items`);
    return { success: true, invoiceItems: rows, ...nextPage };
  });

  app.get<{ Params: { key: string } }>('/v1/invoices/:key/files', (request) => {
    const invoice = findInvoice(state, request.params.key);
    return invoice
      ? { success: true, invoiceFiles: [fileWire(request, invoice)] }
      : unknownInvoice(request.params.key);
  });

  app.get<{ Params: { handle: string } }>('/v1/files/:handle', ({ params }, reply) => {
    const invoice = Object.values(state.invoices).find((each) => handleOf(each) === params.handle);
    const account = invoice && state.accounts[invoice.accountNumber];
    return account
      ? reply.type('application/pdf').send(invoicePdf(invoice, account))
      : failure(refuse('notFound', `There is no file ${params.handle}.`));
  });
}

function findInvoice({ invoices }: ZuoraState, key: string): Invoice | undefined {
  return invoices[key] ?? Object.values(invoices).find(({ id }) => id === key);
}

function unknownInvoice(key: string) {
  return failure(refuse('notFound', `There is no invoice ${key}.`));
}

/** A page of a list, and where the next one is. */
function pageOf<Row>(list: readonly Row[], request: FastifyRequest<Paged>, path: string) {
  const size = Math.min(positive(request.query.pageSize, pageSizes.usual), pageSizes.largest);
  const page = positive(request.query.page, 1);
  const next = `${rootOf(request)}${path}?page=${String(page + 1)}&pageSize=${String(size)}`;
  return {
    rows: list.slice((page - 1) * size, page * size),
    nextPage: list.length > page * size ? { nextPage: next } : {},
  };
}

function newestFirst({ invoices }: ZuoraState): Invoice[] {
  return Object.values(invoices).toSorted(
    (one, other) =>
      other.invoiceDate.localeCompare(one.invoiceDate) ||
      other.invoiceNumber.localeCompare(one.invoiceNumber),
  );
}

function fileWire(request: Pick<FastifyRequest, 'protocol' | 'host'>, invoice: Invoice) {
  return { id: invoice.id, versionNumber: 1, pdfFileUrl: fileUrl(request, invoice) };
}

function fileUrl(request: Pick<FastifyRequest, 'protocol' | 'host'>, invoice: Invoice): string {
  return `${rootOf(request)}/v1/files/${handleOf(invoice)}`;
}

/** The address that this Zuora was asked at. */
function rootOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  return `${protocol}://${host}/zuora`;
}

/** A file has a handle of its own, which is not the id of its invoice. */
function handleOf({ id }: Invoice): string {
  return createHash('sha256').update(`file of ${id}`).digest('hex').slice(0, 32);
}

function positive(text: string | undefined, otherwise: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
}
