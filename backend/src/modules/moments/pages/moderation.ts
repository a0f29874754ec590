import { Type, type Static } from 'typebox';
import { notFoundError } from '../../../http/api-errors.ts';
import { pageForm, type FormResult, type MemberVisit, type PageHandler } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { momentIdIn } from '../moment-ids.ts';
import { momentShown } from '../moment-shown.ts';
import type { WaitingMoment } from '../report-repository.ts';
import { barredDays } from '../reporting.ts';
import { momentDecisions } from '../tables.ts';
import type { MomentPageParts } from './page-parts.ts';

/** What has a consequence for a person is asked about first. */
const askedDecisions = ['remove', 'bar'] as const;

const reportNumber = /^[0-9]{1,9}$/;

const ModerationForm = Type.Object({
  id: Type.String({ maxLength: 100 }),
  /** Asks whether to decide so. */
  ask: Type.Optional(Type.Enum(askedDecisions)),
  decision: Type.Optional(Type.Enum(momentDecisions)),
  /** The last report that the page told of. */
  seen: Type.String({ pattern: reportNumber.source }),
  /** Whom the page was drawn for. */
  userId: Type.String({ maxLength: 100 }),
});
type ModerationForm = Static<typeof ModerationForm>;

const mostShown = 20;
const done = { keep: 'kept', remove: 'removed', bar: 'barred' } as const;

/** Moments that were reported. To all but moderators there is no such page. */
export function moderationPage({
  reporting,
  mayModerate,
}: Pick<MomentPageParts, 'reporting' | 'mayModerate'>): PageHandler<MemberVisit> {
  const notFound = { route: 'notFound', statusCode: 404 } as const;

  async function submit(
    { request, userId, address }: MemberVisit,
    form: ModerationForm,
  ): Promise<FormResult> {
    if (!(await mayModerate(request))) return { page: notFound, errors: [notFoundError] };
    const id = momentIdIn(form.id);
    if (id === undefined || form.userId !== userId) return { redirectTo: address };
    if (form.decision === undefined) {
      const question = form.ask === undefined ? '' : `?ask=${form.ask}&id=${id}&seen=${form.seen}`;
      return { redirectTo: `${address}${question}` };
    }
    const decided = await reporting.decide(id, form.decision, Number(form.seen));
    return { redirectTo: decided ? `${address}?done=${done[form.decision]}` : address };
  }

  return {
    show: async ({ request, userId }) => {
      if (!(await mayModerate(request))) return notFound;
      const { moments, all } = await reporting.waiting(mostShown);
      const query = queryOf(request);
      const decided = Object.values(done).find((each) => each === query.get('done'));
      const waiting = moments.map(reportedShown);
      const asking = askedIn(query, waiting);
      return {
        route: 'moderation',
        facts: {
          userId,
          waiting,
          ...{ more: all - moments.length, barredDays },
          ...(asking !== undefined && { asking }),
          ...(decided !== undefined && { done: decided }),
        },
      };
    },
    form: pageForm({ body: ModerationForm, submit }),
  };
}

/** What is asked about: the reports that the moderator saw, not those that arrived since. */
function askedIn(query: URLSearchParams, waiting: readonly ReturnType<typeof reportedShown>[]) {
  const decision = askedDecisions.find((each) => each === query.get('ask'));
  const moment = waiting.find(({ id }) => id === query.get('id'));
  const seen = query.get('seen') ?? '';
  if (decision === undefined || moment === undefined || !reportNumber.test(seen)) return undefined;
  return { decision, moment: { ...moment, seen: Math.min(Number(seen), moment.seen) } };
}

function reportedShown({ row, reports, seen }: WaitingMoment) {
  return {
    ...momentShown(row),
    ...{ reports, seen, hidden: row.hiddenAt !== null },
    ...(row.revokedAt !== null && { revoked: true as const }),
  };
}
