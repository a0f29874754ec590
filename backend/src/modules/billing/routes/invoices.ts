import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { languagePrefix } from '../../../domain/languages.ts';
import { wantsPage } from '../../../http/accepted-types.ts';
import { callerFor, MemberQuery } from '../../../http/member.ts';
import { languageOfCall } from '../../../http/request-language.ts';
import { Invoice, invoiceExample, InvoiceList, invoiceListExample } from '../invoices/invoice.ts';
import type { Refusal } from '../refusal.ts';
import type { App, RouteParts } from './parts.ts';
import { answerRefusal, refused } from './refused.ts';

const ListQuery = Type.Object({
  ...MemberQuery.properties,
  /** Without it, or without an invoice in it, the latest year is answered. */
  year: Type.Optional(Type.String({ pattern: '^\\d{4}$' })),
});

const ListAnswer = Type.Object(
  { data: Type.Object({ attributes: InvoiceList }) },
  { examples: [{ data: { attributes: invoiceListExample } }] },
);

const InvoiceAnswer = Type.Object(
  { data: Type.Object({ attributes: Invoice }) },
  { examples: [{ data: { attributes: invoiceExample } }] },
);

/** A number that cannot be one is answered as one that is not there. */
const InvoiceParams = Type.Object({ number: Type.String({ maxLength: 200 }) });

/** The caller's invoices: of a year, one in full, and as the billing company's PDF. */
export function invoiceRoutes(
  app: App,
  {
    billing,
    sessionOf,
  }: Pick<RouteParts, 'sessionOf'> & { billing: Pick<RouteParts['billing'], 'invoices'> },
): void {
  app.get(
    '/subscription/v1/invoices',
    {
      schema: {
        operationId: 'getInvoices',
        tags: ['Subscription'],
        summary: 'Lists the caller’s invoices of a year, and the years that have any',
        querystring: ListQuery,
        response: { 200: ListAnswer, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const listed = await billing.invoices.list(caller.person.userId, request.query.year);
      if (!listed.ok) return answerRefusal(reply, listed.refusal);
      return { data: { attributes: listed.value } };
    },
  );

  app.get(
    '/subscription/v1/invoices/:number',
    {
      schema: {
        operationId: 'getInvoice',
        tags: ['Subscription'],
        summary: 'Gives one of the caller’s invoices: its lines, taxes and payments',
        querystring: MemberQuery,
        params: InvoiceParams,
        response: { 200: InvoiceAnswer, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const found = await billing.invoices.find(caller.person.userId, request.params.number);
      if (!found.ok) return answerRefusal(reply, found.refusal);
      return { data: { attributes: found.value } };
    },
  );

  app.get(
    '/subscription/v1/invoices/:number/pdf',
    {
      schema: {
        operationId: 'getInvoiceFile',
        tags: ['Subscription'],
        summary: 'Gives one of the caller’s invoices as the billing company’s PDF',
        description:
          'A browser that follows a link is redirected to the page of the invoice where it gets no file.',
        querystring: MemberQuery,
        params: InvoiceParams,
        response: {
          200: { content: { 'application/pdf': { schema: Type.Any() } } },
          ...{ 303: Type.Null(), ...refused },
        },
      },
    },
    async (request, reply) => {
      const file = await fileFor(request);
      void reply.header('cache-control', 'private, no-store');
      if (!file.ok) {
        // The page asks to log in, says that there is no such invoice, or that its file is to be tried again.
        if (wantsPage(request)) return reply.redirect(pageFor(request, file.refusal), 303);
        return answerRefusal(reply, file.refusal);
      }
      const { number, content } = file.value;
      void reply.header(
        'content-disposition',
        `attachment; filename="stillpoint-${number.replace(/[^\w-]/g, '')}.pdf"`,
      );
      void reply.header('x-content-type-options', 'nosniff');
      return reply.type('application/pdf').send(content);
    },
  );

  type FileRequest = FastifyRequest<{ Querystring: MemberQuery; Params: { number: string } }>;

  async function fileFor(request: FileRequest) {
    const caller = await callerFor(request, sessionOf);
    if (!caller.ok) return caller;
    return billing.invoices.file(caller.person.userId, request.params.number);
  }

  function pageFor(request: FileRequest, { statusCode }: Refusal): string {
    const page = `${languagePrefix(languageOfCall(request))}/subscription/invoices/${encodeURIComponent(request.params.number)}`;
    return statusCode === 503 || statusCode === 429 ? `${page}?pdf=unavailable` : page;
  }
}
