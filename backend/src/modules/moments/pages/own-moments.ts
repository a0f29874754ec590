import { firstExercise } from '../../../domain/exercises.ts';
import type { MemberVisit, PageHandler } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { pageOfMoments, readCursor } from '../moment-cursor.ts';
import { momentShown, withheldOf } from '../moment-shown.ts';
import type { MomentPageParts } from './page-parts.ts';

/** What a person shared, newest first: who may see each, and whether others do not. Each is taken back at its own page. */
export function ownMomentsPage({
  repository,
}: Pick<MomentPageParts, 'repository'>): PageHandler<MemberVisit> {
  return {
    show: async ({ request, userId }) => {
      const after = readCursor(queryOf(request).get('after') ?? '');
      const { rows, ...pages } = await pageOfMoments(after, (asked) => repository.ofAccount(userId, asked));
      return {
        route: 'ownMoments',
        facts: {
          moments: rows.map((row) => {
            const withheld = withheldOf(row);
            return {
              ...{ ...momentShown(row), audience: row.audience },
              ...(withheld !== undefined && { withheld }),
            };
          }),
          ...{ ...pages, exercise: firstExercise },
        },
      };
    },
  };
}
