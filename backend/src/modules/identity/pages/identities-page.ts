import type { MemberVisit, PageHandler } from '../../../http/page-handler.ts';
import type { ToldProblems } from '../company-sign-in/told-problems.ts';
import { accountPages, linkedIn, toldAfterLogin, type Told } from '../told.ts';
import type { IdentitiesOfPerson } from '../identities/account-login-methods.ts';
import { identitiesPath } from '../identities/identities-path.ts';
import type { Workplaces } from '../ports.ts';
import type { DestinationRules } from '../sign-in/destination.ts';
import { choicesIn, onwardOf } from '../sign-in/onward.ts';
import { partsOf } from './query-parts.ts';

export interface IdentitiesPageParts {
  /** Undefined where another issuer signs people in, and keeps their identities. */
  identitiesIn: (visit: MemberVisit) => Promise<IdentitiesOfPerson | undefined>;
  workplaces: Pick<Workplaces, 'nameOf' | 'standingOf' | 'endedByLeaving'>;
  /** The id of a partner's member, `<health hub>:<id there>`. Undefined for everybody else. */
  externalIdOf: (userId: string) => Promise<string | undefined>;
  /** All companies and workplaces by which an account may have been entered. */
  connections: readonly string[];
  told: Pick<Told, 'take'>;
  toldProblems: Pick<ToldProblems, 'take'>;
  rules: DestinationRules;
}

const none: IdentitiesOfPerson = {
  email: '',
  password: false,
  codeInPlaceOfPassword: false,
  codeUsable: false,
  emailVerified: true,
  secondFactor: false,
  fresh: true,
  confirmsBy: [],
  identities: [],
  offered: [],
};

/** What the forms of the page do. */
const doneHere = ['confirmed', 'addressConfirmed', 'codeSent', 'unlinked'] as const;

/** The page of a person's identities. Its forms post to routes of their own, which lead back here. */
export function identitiesPage({
  identitiesIn,
  workplaces,
  externalIdOf,
  connections,
  told,
  toldProblems,
  rules,
}: IdentitiesPageParts): PageHandler<MemberVisit> {
  return {
    show: async (visit) => {
      const { request, language, userId } = visit;
      const [identities, { enrolment, enrolmentAt, employer }, externalId] = await Promise.all([
        identitiesIn(visit),
        workplaces.standingOf(userId),
        externalIdOf(userId),
      ]);
      const { remove, connect } = partsOf(request, ['remove', 'connect']);
      const ends = remove === undefined ? undefined : await workplaces.endedByLeaving(userId, remove);
      const here = told.take(visit, { page: identitiesPath, of: userId }, doneHere, connections);
      const names = (identities ?? none).identities.map(({ connection }) => connection);
      const { connection: tried, ...problem } = await toldProblems.take(visit, identitiesPath);
      // What a form of the page did comes first. The other notice waits for the next page of the account.
      const login =
        here === undefined && problem.problem === undefined
          ? told.take(visit, { page: accountPages, of: userId }, toldAfterLogin, names)
          : undefined;
      const onward = onwardOf(choicesIn(request, rules), language, rules);
      return {
        route: 'manageIdentities',
        facts: {
          userId,
          ...(identities ?? none),
          enrolment,
          ...(enrolmentAt !== undefined && { enrolmentAt }),
          ...(employer !== undefined && { employer }),
          ...(externalId !== undefined && { externalId }),
          ...(here && { done: here.code }),
          ...(here?.subject !== undefined && {
            unlinked: await namedConnection(here.subject, workplaces),
          }),
          ...(login?.code === 'linked' && linkedIn(login)),
          ...(login?.code === 'notConnected' && { notConnected: true as const }),
          ...(remove !== undefined && { remove }),
          ...(connect !== undefined && { connect }),
          ...(ends !== undefined && { ends }),
          ...problem,
          ...(tried !== undefined && { tried: await namedConnection(tried, workplaces) }),
          ...(onward && { onward }),
        },
      };
    },
  };
}

async function namedConnection(
  connection: string,
  { nameOf }: Pick<Workplaces, 'nameOf'>,
): Promise<{ connection: string; workplace?: string }> {
  const workplace = await nameOf(connection);
  return { connection, ...(workplace !== undefined && { workplace }) };
}
