import type { PageHandler } from '../../../http/page-handler.ts';
import { countIn, partsOf } from './query-parts.ts';

/** Says why the way to a company and back ended without a sign-in, as its address tells. */
export function companyProblemPage(): PageHandler {
  return {
    show: ({ request }) =>
      Promise.resolve({
        route: 'saveExternalAuthCallback',
        facts: { ...partsOf(request, ['problem', 'connection']), ...countIn(request) },
        statusCode: 400,
      }),
  };
}
