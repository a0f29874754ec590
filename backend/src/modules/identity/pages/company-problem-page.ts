import type { PageHandler } from '../../../http/page-handler.ts';
import { failurePath } from '../company-sign-in/outcome-addresses.ts';
import type { ToldProblems } from '../company-sign-in/told-problems.ts';

/** Says why the way to a company and back ended without a sign-in, as it is told once. */
export function companyProblemPage(
  workplaces: readonly { name: string }[],
  workplaceNameOf: (workplace: string) => Promise<string | undefined>,
  toldProblems: Pick<ToldProblems, 'take'>,
): PageHandler {
  return {
    show: async (visit) => {
      const told = await toldProblems.take(visit, failurePath);
      const known = workplaces.find(({ name }) => name === told.connection);
      const workplace = known === undefined ? undefined : await workplaceNameOf(known.name);
      return {
        route: 'saveExternalAuthCallback',
        personal: true,
        facts: { ...told, ...(workplace !== undefined && { workplace }) },
        statusCode: 400,
      };
    },
  };
}
