import { Type, type Static } from 'typebox';
import { languagePrefix } from '../../../domain/languages.ts';
import { invalidField } from '../../../http/invalid-field.ts';
import {
  pageForm,
  type FactsOf,
  type FormResult,
  type MemberVisit,
  type PageHandler,
} from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { tooManyTries } from '../../../http/too-many-tries.ts';
import { momentIdIn } from '../moment-ids.ts';
import { momentShown } from '../moment-shown.ts';
import type { ReportLook } from '../reporting.ts';
import { reportReasons } from '../tables.ts';
import type { MomentPageParts } from './page-parts.ts';

type Facts = FactsOf<'reportMoment'>;

const ReportForm = Type.Object({
  id: Type.Optional(Type.String({ maxLength: 100 })),
  reason: Type.Optional(Type.String({ maxLength: 20 })),
  /** Whom the page was drawn for. */
  userId: Type.String({ maxLength: 100 }),
});
type ReportForm = Static<typeof ReportForm>;

/** Reports a moment: once by each account. */
export function reportMomentPage({
  reporting,
}: Pick<MomentPageParts, 'reporting'>): PageHandler<MemberVisit> {
  function page(facts: Facts) {
    const shown = { route: 'reportMoment', facts } as const;
    if (facts.status === 'tooMany') return { ...shown, statusCode: 429, retryAfterMinutes: facts.minutes };
    return { ...shown, statusCode: facts.status === 'gone' ? 404 : 200 };
  }

  async function submit(visit: MemberVisit, form: ReportForm): Promise<FormResult> {
    const { request, userId, address, language } = visit;
    const id = momentIdIn(form.id ?? queryOf(request).get('id') ?? '');
    const here = { redirectTo: id === undefined ? address : `${address}?id=${id}` };
    const reported = { redirectTo: `${languagePrefix(language)}/community?done=reported` };
    // The page was drawn for another account: it is drawn anew, for this one.
    if (form.userId !== userId) return here;
    const looked = await reporting.look(userId, id);
    if (looked.status === 'reported') return reported;
    if (looked.status !== 'open') return refusedOr(looked, here);
    const reason = reportReasons.find((each) => each === form.reason);
    if (reason === undefined) {
      const problem = 'missing';
      const facts = { status: 'open', userId, moment: momentShown(looked.row), problem } as const;
      return { page: { ...page(facts), statusCode: 422 }, errors: [invalidField('reason', problem)] };
    }
    const outcome = await reporting.report(userId, looked.row.id, reason);
    return outcome.status === 'reported' ? reported : refusedOr(outcome, here);
  }

  function refusedOr(looked: ReportLook, here: { redirectTo: string }): FormResult {
    if (looked.status !== 'tooMany') return here;
    return { page: page(looked), errors: [tooManyTries(looked.minutes)] };
  }

  return {
    show: async ({ request, userId }) => {
      const looked = await reporting.look(userId, momentIdIn(queryOf(request).get('id') ?? ''));
      return page(factsOf(looked, userId));
    },
    form: pageForm({ body: ReportForm, submit }),
  };
}

function factsOf(looked: ReportLook, userId: string): Facts {
  switch (looked.status) {
    case 'open':
      return { status: 'open', userId, moment: momentShown(looked.row) };
    case 'own':
    case 'reported':
    case 'gone':
      return { status: looked.status };
    case 'tooMany':
      return looked;
  }
}
