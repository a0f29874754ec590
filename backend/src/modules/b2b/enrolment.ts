import type { Membership, Organisations } from './organisations.ts';

/** How a person stands with the health hub of an organisation. */
export type Enrolment =
  { healthHub: string; status: 'enrolled' | 'notEnrolled' } | { healthHub: null; status: 'notEligible' };

/** The enrolment of a person: where one has several organisations, one at which the person is enrolled. */
export async function enrolmentOf(
  userId: string,
  { membershipsOf }: Pick<Organisations, 'membershipsOf'>,
): Promise<Enrolment> {
  const eligible = (await membershipsOf(userId)).filter(hasHealthHub);
  const membership = eligible.find(({ enrolled }) => enrolled) ?? eligible[0];
  if (membership === undefined) return { healthHub: null, status: 'notEligible' };
  const { healthHub, enrolled } = membership;
  return { healthHub, status: enrolled ? 'enrolled' : 'notEnrolled' };
}

/** Whether people enrol at a health hub of the organisation. */
export function hasHealthHub(membership: Membership): membership is Membership & { healthHub: string } {
  return membership.healthHub !== undefined;
}
