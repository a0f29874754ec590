import { Type, type Static } from 'typebox';
import { languagePrefix, type Language } from '../../../domain/languages.ts';
import {
  pageForm,
  type FactsOf,
  type FormResult,
  type PageHandler,
  type PageVisit,
} from '../../../http/page-handler.ts';
import { loginBackTo } from '../../../http/login-address.ts';
import { queryOf } from '../../../http/query.ts';
import { momentIdIn } from '../moment-ids.ts';
import { isShown, momentShown, withheldOf } from '../moment-shown.ts';
import type { MomentRow } from '../tables.ts';
import type { MomentPageParts } from './page-parts.ts';

type Facts = FactsOf<'moment'>;

const MomentForm = Type.Object({
  /** `ask`: asks whether the moment is to be taken back. */
  step: Type.Enum(['ask', 'revoke']),
  id: Type.Optional(Type.String({ maxLength: 100 })),
  /** Whom the page was drawn for. */
  userId: Type.String({ maxLength: 100 }),
});
type MomentForm = Static<typeof MomentForm>;

/** A moment at its address: to who shared it with all that they may do, to others while it is not withheld. */
export function momentPage(
  parts: Pick<
    MomentPageParts,
    'repository' | 'reporting' | 'sharing' | 'siteOrigin' | 'userIdOf' | 'freeDays' | 'referralIdOf'
  >,
): PageHandler {
  const { repository, reporting, sharing, siteOrigin, userIdOf, freeDays, referralIdOf } = parts;

  function page(facts: Facts) {
    const statusCode = facts.status === 'gone' ? 404 : 200;
    return { route: 'moment', facts, statusCode, personal: true } as const;
  }

  function ownFacts(row: MomentRow, userId: string, language: Language): Extract<Facts, { status: 'own' }> {
    const withheld = withheldOf(row);
    return {
      ...{ status: 'own', userId, moment: momentShown(row), audience: row.audience },
      link: `${siteOrigin}${momentAddress(language, row.id)}`,
      ...(withheld !== undefined && { withheld }),
      ...(row.removedFor !== null && { removedFor: row.removedFor }),
    };
  }

  async function factsOf({ request, language }: PageVisit): Promise<Facts> {
    const query = queryOf(request);
    const userId = await userIdOf(request);
    const id = momentIdIn(query.get('id') ?? '');
    if (id === undefined) {
      return { status: userId !== undefined && query.get('done') === 'revoked' ? 'revoked' : 'gone' };
    }
    const row = await repository.moment(id);
    if (row === undefined) return { status: 'gone' };
    if (row.accountId === userId) {
      const revoking = query.has('revoke');
      const own = ownFacts(row, userId, language);
      // Thanks for a moment that is withheld by now would contradict what is said of it.
      const justShared = query.has('shared') && !revoking && own.withheld === undefined;
      return {
        ...own,
        ...(justShared && { justShared: true as const }),
        ...(revoking && { revoking: true as const }),
      };
    }
    if (!isShown(row)) return { status: 'gone' };
    if (userId !== undefined) {
      const reported = (await reporting.reportedBy(userId, [id])).length > 0;
      const viewer = { account: 'signedIn' as const, ...(reported && { reported }) };
      return { status: 'open', moment: momentShown(row), viewer };
    }
    // The same link would tell of all public moments of a person that they are one person's.
    const referralId = row.audience === 'community' ? undefined : await referralIdOf(row.accountId);
    const viewer = {
      account: 'signedOut' as const,
      freeDays,
      ...(referralId !== undefined && { referralId }),
    };
    return { status: 'open', moment: momentShown(row), viewer };
  }

  async function submit(visit: PageVisit, form: MomentForm): Promise<FormResult> {
    const { request, language, address } = visit;
    const id = momentIdIn(form.id ?? queryOf(request).get('id') ?? '');
    const here = id === undefined ? address : momentAddress(language, id);
    const userId = await userIdOf(request);
    if (userId === undefined) return { redirectTo: loginBackTo(here, language, 'sessionEnded') };
    // The page was drawn for another account: it is drawn anew, as this one sees it.
    if (id === undefined || form.userId !== userId) return { redirectTo: here };
    if (form.step === 'ask') return { redirectTo: `${here}&revoke=1` };
    const revoked = await sharing.revoke(userId, id);
    return { redirectTo: revoked ? `${address}?done=revoked` : here };
  }

  return {
    show: async (visit) => page(await factsOf(visit)),
    form: pageForm({ body: MomentForm, submit }),
  };
}

/** The address of a moment in a language. */
export function momentAddress(language: Language, id: string): string {
  return `${languagePrefix(language)}/moment?id=${id}`;
}
