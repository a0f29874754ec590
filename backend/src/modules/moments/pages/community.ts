import { firstExercise } from '../../../domain/exercises.ts';
import type { PageHandler } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { pageOfMoments, readCursor } from '../moment-cursor.ts';
import { momentShown } from '../moment-shown.ts';
import { momentHours } from '../tables.ts';
import type { MomentPageParts } from './page-parts.ts';

/** What people made public, newest first. */
export function communityPage({
  repository,
  reporting,
  userIdOf,
  mayModerate,
  communityModules,
}: Pick<
  MomentPageParts,
  'repository' | 'reporting' | 'userIdOf' | 'mayModerate' | 'communityModules'
>): PageHandler {
  return {
    show: async ({ request, language }) => {
      const query = queryOf(request);
      const hour = momentHours.find((each) => each === query.get('hour'));
      const after = readCursor(query.get('after') ?? '');
      const userId = await userIdOf(request);
      const { rows, ...pages } = await pageOfMoments(after, (asked) =>
        repository.ofCommunity({ hour, ...asked }),
      );
      const ids = rows.map(({ id }) => id);
      const modules = await communityModules(request, language);
      const reported = userId === undefined ? [] : await reporting.reportedBy(userId, ids);
      return {
        route: 'community',
        // What is taken back is gone at once: no page is stored that shows it.
        personal: true,
        facts: {
          ...(hour !== undefined && { hour }),
          moments: rows.map((row) => ({
            ...momentShown(row),
            ...(row.accountId === userId && { own: true as const }),
            ...(reported.includes(row.id) && { reported: true as const }),
          })),
          ...pages,
          signedIn: userId !== undefined,
          ...((await mayModerate(request)) && { moderates: true as const }),
          exercise: firstExercise,
          ...(modules.length > 0 && { modules }),
          ...(userId !== undefined && query.get('done') === 'reported' && { done: 'reported' as const }),
        },
      };
    },
  };
}
