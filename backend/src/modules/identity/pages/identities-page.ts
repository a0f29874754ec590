import type { MemberVisit, PageHandler } from '../../../http/page-handler.ts';
import { identitiesPath } from '../company-sign-in/outcome-addresses.ts';
import { accountPages, type DoneCookie } from '../done-cookie.ts';
import type { IdentitiesOfPerson } from '../identities/account-login-methods.ts';
import type { DestinationRules } from '../sign-in/destination.ts';
import { choicesIn, onwardOf } from '../sign-in/onward.ts';
import { countIn, partsOf } from './query-parts.ts';

/** How a person stands with the employer's health hub. */
export type Enrolment = 'enrolled' | 'notEnrolled' | 'notEligible';

export interface IdentitiesPageParts {
  /** Undefined where another issuer signs people in, and keeps their identities. */
  identitiesIn: (visit: MemberVisit) => Promise<IdentitiesOfPerson | undefined>;
  enrolmentOf: (userId: string) => Promise<Enrolment>;
  /** The id of a partner's member, `<health hub>:<id there>`. Undefined for everybody else. */
  externalIdOf: (userId: string) => Promise<string | undefined>;
  /** All companies and workplaces by which an account may have been entered. */
  connections: readonly string[];
  /** The name of an organisation. */
  workplaceNameOf: (workplace: string) => Promise<string | undefined>;
  done: Pick<DoneCookie, 'take' | 'takeNamed'>;
  rules: DestinationRules;
}

const none: IdentitiesOfPerson = {
  email: '',
  password: false,
  codeInPlaceOfPassword: false,
  emailVerified: true,
  secondFactor: false,
  fresh: true,
  confirmsBy: [],
  identities: [],
  offered: [],
};

/** The page of a person's identities. Its forms post to routes of their own, which lead back here. */
export function identitiesPage({
  identitiesIn,
  enrolmentOf,
  externalIdOf,
  connections,
  workplaceNameOf,
  done,
  rules,
}: IdentitiesPageParts): PageHandler<MemberVisit> {
  return {
    show: async (visit) => {
      const { request, language, userId } = visit;
      const [identities, enrolment, externalId] = await Promise.all([
        identitiesIn(visit),
        enrolmentOf(userId),
        externalIdOf(userId),
      ]);
      const told = done.take(visit, identitiesPath, ['confirmed', 'codeSent']);
      const names = (identities ?? none).identities.map(({ connection }) => connection);
      const linked = done.takeNamed(visit, accountPages, 'linked', names);
      const unlinked = done.takeNamed(visit, identitiesPath, 'unlinked', connections);
      const { problem, connection } = partsOf(request, ['problem', 'connection']);
      const tried = problem === undefined ? undefined : connections.find((name) => name === connection);
      const onward = onwardOf(choicesIn(request, rules), language, rules);
      return {
        route: 'manageIdentities',
        facts: {
          userId,
          ...(identities ?? none),
          enrolment,
          ...(externalId !== undefined && { externalId }),
          ...(told && { done: told }),
          ...(linked !== undefined && { done: 'linked' as const, linked }),
          ...(unlinked !== undefined && {
            done: 'unlinked' as const,
            unlinked: await namedConnection(unlinked, workplaceNameOf),
          }),
          ...partsOf(request, ['problem', 'remove']),
          ...(tried !== undefined && { tried: await namedConnection(tried, workplaceNameOf) }),
          ...countIn(request),
          ...(onward && { onward }),
        },
      };
    },
  };
}

async function namedConnection(
  connection: string,
  workplaceNameOf: IdentitiesPageParts['workplaceNameOf'],
): Promise<{ connection: string; workplace?: string }> {
  const workplace = await workplaceNameOf(connection);
  return { connection, ...(workplace !== undefined && { workplace }) };
}
