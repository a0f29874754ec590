import type { PageHandler } from '../../../http/page-handler.ts';
import { failurePath } from '../company-sign-in/outcome-addresses.ts';
import type { ToldProblems } from '../company-sign-in/told-problems.ts';

/** Says why the way to a company and back ended without a sign-in, as it is told once. */
export function companyProblemPage({
  toldProblems,
  workplaceNameOf,
}: {
  toldProblems: Pick<ToldProblems, 'take'>;
  /** The name of an organisation; undefined for a company that is none. */
  workplaceNameOf: (connection: string) => Promise<string | undefined>;
}): PageHandler {
  return {
    show: async (visit) => {
      const told = await toldProblems.take(visit, failurePath);
      const { connection } = told;
      const workplace = connection === undefined ? undefined : await workplaceNameOf(connection);
      return {
        route: 'saveExternalAuthCallback',
        personal: true,
        facts: { ...told, ...(workplace !== undefined && { workplace }) },
        statusCode: 400,
      };
    },
  };
}
