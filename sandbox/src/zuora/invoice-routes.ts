import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findAccount, unknownAccount } from './account-routes.ts';
import { invoicePdf } from './invoice-pdf.ts';
import type { Invoice, ZuoraState } from './model.ts';
import { failure, refuse } from './reasons.ts';
import { invoiceWire } from './wire.ts';
import type { Zuora } from './zuora.ts';

const pageSizes = { usual: 20, largest: 40 };

/** Invoices: of an account, and each as a file. */
export function registerInvoiceRoutes(app: FastifyInstance, { state }: Zuora): void {
  app.get<{ Params: { key: string }; Querystring: { page?: string; pageSize?: string } }>(
    '/v1/transactions/invoices/accounts/:key',
    (request) => {
      const { params, query } = request;
      const account = findAccount(state, params.key);
      if (!account) return unknownAccount(params.key);
      const size = Math.min(positive(query.pageSize, pageSizes.usual), pageSizes.largest);
      const page = positive(query.page, 1);
      const own = newestFirst(state).filter(({ accountNumber }) => accountNumber === account.accountNumber);
      const path = `${rootOf(request)}/v1/transactions/invoices/accounts/${params.key}`;
      return {
        success: true,
        invoices: own.slice((page - 1) * size, page * size).map((invoice) => ({
          ...invoiceWire(invoice),
          accountId: account.id,
          accountNumber: account.accountNumber,
          accountName: account.name,
          body: fileUrl(request, invoice),
          invoiceFiles: [fileWire(request, invoice)],
        })),
        ...(own.length > page * size && {
          nextPage: `${path}?page=${String(page + 1)}&pageSize=${String(size)}`,
        }),
      };
    },
  );

  app.get<{ Params: { key: string } }>('/v1/invoices/:key/files', (request) => {
    const { key } = request.params;
    const invoice = state.invoices[key] ?? Object.values(state.invoices).find(({ id }) => id === key);
    return invoice
      ? { success: true, invoiceFiles: [fileWire(request, invoice)] }
      : failure(refuse('notFound', `There is no invoice ${key}.`));
  });

  app.get<{ Params: { handle: string } }>('/v1/files/:handle', ({ params }, reply) => {
    const invoice = Object.values(state.invoices).find((each) => handleOf(each) === params.handle);
    const account = invoice && state.accounts[invoice.accountNumber];
    return account
      ? reply.type('application/pdf').send(invoicePdf(invoice, account))
      : failure(refuse('notFound', `There is no file ${params.handle}.`));
  });
}

function newestFirst({ invoices }: ZuoraState): Invoice[] {
  return Object.values(invoices).toSorted(
    (one, other) =>
      other.invoiceDate.localeCompare(one.invoiceDate) ||
      other.invoiceNumber.localeCompare(one.invoiceNumber),
  );
}

function fileWire(request: FastifyRequest, invoice: Invoice) {
  return { id: invoice.id, versionNumber: 1, pdfFileUrl: fileUrl(request, invoice) };
}

function fileUrl(request: FastifyRequest, invoice: Invoice): string {
  return `${rootOf(request)}/v1/files/${handleOf(invoice)}`;
}

/** The address that this Zuora was asked at. */
function rootOf({ protocol, host }: FastifyRequest): string {
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
