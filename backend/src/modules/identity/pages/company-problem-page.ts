import type { PageHandler } from '../../../http/page-handler.ts';
import { countIn, partsOf } from './query-parts.ts';

/** Says why the way to a company and back ended without a sign-in, as its address tells. */
export function companyProblemPage(
  workplaces: readonly { name: string }[],
  workplaceNameOf: (workplace: string) => Promise<string | undefined>,
): PageHandler {
  return {
    show: async ({ request }) => {
      const parts = partsOf(request, ['problem', 'connection']);
      const known = workplaces.find(({ name }) => name === parts.connection);
      const workplace = known === undefined ? undefined : await workplaceNameOf(known.name);
      return {
        route: 'saveExternalAuthCallback',
        facts: { ...parts, ...(workplace !== undefined && { workplace }), ...countIn(request) },
        statusCode: 400,
      };
    },
  };
}
