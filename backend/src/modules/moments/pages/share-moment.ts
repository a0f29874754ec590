import { Type, type Static } from 'typebox';
import { dayOf } from '../../../domain/days.ts';
import { firstExercise, isExercise, type ExerciseId } from '../../../domain/exercises.ts';
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
import { lineFrom, problemOfLine } from '../moment-line.ts';
import type { SharingRefusal } from '../sharing.ts';
import { momentAudiences, momentHours } from '../tables.ts';
import { momentAddress } from './moment.ts';
import type { MomentPageParts } from './page-parts.ts';

type Facts = FactsOf<'shareMoment'>;
type Open = Extract<Facts, { status: 'open' }>;

const ShareForm = Type.Object({
  line: Type.Optional(Type.String({ maxLength: 4_000 })),
  hour: Type.Optional(Type.String({ maxLength: 20 })),
  audience: Type.Optional(Type.String({ maxLength: 20 })),
  exercise: Type.Optional(Type.String({ maxLength: 100 })),
  /** Whom the page was drawn for. */
  userId: Type.String({ maxLength: 100 }),
});
type ShareForm = Static<typeof ShareForm>;

/** The form that shares an exercise that was listened to its end. */
export function shareMomentPage({ sharing }: Pick<MomentPageParts, 'sharing'>): PageHandler<MemberVisit> {
  const page = (facts: Facts) => ({ route: 'shareMoment', facts }) as const;

  async function factsOf(userId: string, exercise: ExerciseId): Promise<Facts> {
    const looked = await sharing.look(userId, exercise);
    if (looked.reason !== undefined) return refusalFacts(looked, exercise);
    const values = { line: '', audience: 'link' as const };
    return { status: 'open', userId, exercise, name: looked.name, values, problems: {} };
  }

  async function submit(visit: MemberVisit, form: ShareForm): Promise<FormResult> {
    const { request, userId, address, language } = visit;
    const exercise = exerciseIn(form.exercise ?? queryOf(request).get('exercise'));
    const here = { redirectTo: `${address}?${new URLSearchParams({ exercise }).toString()}` };
    // The page was drawn for another account: it is drawn anew, for this one.
    if (form.userId !== userId) return here;
    const facts = await factsOf(userId, exercise);
    if (facts.status !== 'open') return refused(facts);

    const line = lineFrom(form.line ?? '');
    const hour = momentHours.find((each) => each === form.hour);
    const audience = momentAudiences.find((each) => each === form.audience) ?? 'link';
    const problem = problemOfLine(line);
    const problems = {
      ...(problem !== undefined && { line: problem }),
      ...(hour === undefined && { hour: 'missing' as const }),
    };
    const values = { line: form.line ?? '', audience, ...(hour !== undefined && { hour }) };
    if (hour === undefined || problem !== undefined) return refused({ ...facts, values, problems });

    const shared = await sharing.share(userId, { exercise, line, hour, audience, language });
    if (shared.ok) return { redirectTo: `${momentAddress(language, shared.id)}&shared=1` };
    return shared.reason === 'closing' ? here : refused(refusalFacts(shared, exercise));
  }

  function refused(facts: Facts): FormResult {
    switch (facts.status) {
      case 'open':
        return { page: { ...page(facts), statusCode: 422 }, errors: errorsOf(facts) };
      case 'tooMany': {
        const { minutes } = facts;
        return {
          page: { ...page(facts), statusCode: 429, retryAfterMinutes: minutes },
          errors: [tooManyTries(minutes)],
        };
      }
      case 'barred':
      case 'nameMissing':
      case 'notFinished':
        return {
          page: { ...page(facts), statusCode: 409 },
          errors: [invalidField('exercise', facts.status)],
        };
    }
  }

  return {
    show: async ({ request, userId }) =>
      page(await factsOf(userId, exerciseIn(queryOf(request).get('exercise')))),
    form: pageForm({ body: ShareForm, submit }),
  };
}

function exerciseIn(id: string | null): ExerciseId {
  return id !== null && isExercise(id) ? id : firstExercise;
}

function refusalFacts(refusal: SharingRefusal, exercise: ExerciseId): Facts {
  switch (refusal.reason) {
    case 'nameMissing':
      return { status: 'nameMissing' };
    case 'tooMany':
      return { status: 'tooMany', minutes: refusal.minutes };
    case 'barred':
      return { status: 'barred', until: dayOf(refusal.until) };
    case 'notFinished':
    case 'closing':
      return { status: 'notFinished', exercise };
  }
}

function errorsOf({ problems }: Open) {
  return Object.entries(problems).map(([field, problem]) => invalidField(field, problem));
}
