import { healthHubId, type Membership, type Organisations } from './organisations.ts';

/** How a person stands with the health hub of an organisation. */
export type Enrolment =
  { healthHub: string; status: 'enrolled' | 'notEnrolled' } | { healthHub: null; status: 'notEligible' };

/** What an enrolment is read from. */
export interface EnrolmentParts {
  organisations: Pick<Organisations, 'membershipsOf'>;
  /** The id of a partner's member, `<health hub>:<id there>`. Undefined for everybody else. */
  externalIdOf: (accountId: string) => Promise<string | undefined>;
}

/**
 * The enrolment of a person. Where one has several organisations, it is at the health hub that the person's external id names,
 * since no other can be completed by that id, else at one at which the person is enrolled.
 */
export async function enrolmentOf(
  userId: string,
  { organisations, externalIdOf }: EnrolmentParts,
): Promise<Enrolment> {
  const eligible = (await organisations.membershipsOf(userId)).filter(hasHealthHub);
  const externalId = eligible.length > 1 ? await externalIdOf(userId) : undefined;
  const membership =
    eligible.find(({ healthHub }) => externalId?.startsWith(healthHubId(healthHub, ''))) ??
    eligible.find(({ enrolled }) => enrolled) ??
    eligible[0];
  if (membership === undefined) return { healthHub: null, status: 'notEligible' };
  const { healthHub, enrolled } = membership;
  return { healthHub, status: enrolled ? 'enrolled' : 'notEnrolled' };
}

/** Whether people enrol at a health hub of the organisation. */
export function hasHealthHub(membership: Membership): membership is Membership & { healthHub: string } {
  return membership.healthHub !== undefined;
}
