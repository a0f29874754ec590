import type { FactsOf, MemberVisit, PageHandler, PageResult } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import { pageDeadline, withTimeout } from '../with-timeout.ts';
import type { PageSources } from './page-sources.ts';

const unanswered = { ok: false as const, refusal: billingUnavailable };

/** The invoices of a year, as the billing company lists them now. */
export function invoicesPage({ billing }: Pick<PageSources, 'billing'>): PageHandler<MemberVisit> {
  return {
    show: async ({ request, userId }) => {
      const asked = queryOf(request).get('year') ?? undefined;
      const list = () => billing.invoices.list(userId, asked);
      const listed = await withTimeout(list, unanswered, pageDeadline());
      if (!listed.ok) return refused('invoices', { status: 'unavailable' }, listed.refusal);
      const { year, years, invoices } = listed.value;
      const facts: FactsOf<'invoices'> =
        year === undefined ? { status: 'empty' } : { status: 'listed', year, years, invoices };
      return { route: 'invoices', facts };
    },
  };
}

/** One invoice of the member's own. Any other is not found, whether there is one or not. */
export function invoicePage({ billing }: Pick<PageSources, 'billing'>): PageHandler<MemberVisit> {
  return {
    show: async ({ request, userId }) => {
      const { number } = request.params as { number: string };
      const find = () => billing.invoices.find(userId, number);
      const found = await withTimeout(find, unanswered, pageDeadline());
      if (!found.ok) {
        const status = found.refusal.statusCode === 404 ? 'notFound' : 'unavailable';
        return refused('invoice', { status }, found.refusal);
      }
      const unavailable = queryOf(request).get('pdf') === 'unavailable';
      return {
        route: 'invoice',
        facts: {
          status: 'ready',
          userId,
          invoice: found.value,
          ...(unavailable && { pdf: 'unavailable' }),
        },
      };
    },
  };
}

/** A page that says why there is nothing, with the status that a program reads. */
function refused<Name extends 'invoices' | 'invoice'>(
  route: Name,
  facts: FactsOf<Name>,
  { statusCode, error }: Refusal,
): PageResult {
  const minutes = statusCode === 429 ? error.data?.minutes : undefined;
  return {
    ...({ route, facts } as Extract<PageResult, { route: Name }>),
    statusCode,
    ...(minutes !== undefined && { retryAfterMinutes: minutes }),
  };
}
