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

/** The enrolment of a person, as `enrolmentAt` finds it. */
export async function enrolmentOf(userId: string, parts: EnrolmentParts): Promise<Enrolment> {
  const membership = await enrolmentAt(userId, parts);
  if (membership === undefined) return { healthHub: null, status: 'notEligible' };
  const { healthHub, enrolled } = membership;
  return { healthHub, status: enrolled ? 'enrolled' : 'notEnrolled' };
}

/** The name of the organisation that pays for a person: the one at whose health hub the person is enrolled. */
export async function employerOf(userId: string, parts: EnrolmentParts): Promise<string | undefined> {
  const membership = await enrolmentAt(userId, parts);
  return membership?.enrolled ? membership.name : undefined;
}

/**
 * The membership by which a person enrols. Where one has several organisations, it is at the health hub that the person's external id names,
 * since no other can be completed by that id, else at one at which the person is enrolled.
 */
async function enrolmentAt(userId: string, { organisations, externalIdOf }: EnrolmentParts) {
  const eligible = (await organisations.membershipsOf(userId)).filter(hasHealthHub);
  const externalId = eligible.length > 1 ? await externalIdOf(userId) : undefined;
  return (
    eligible.find(({ healthHub }) => externalId?.startsWith(healthHubId(healthHub, ''))) ??
    eligible.find(({ enrolled }) => enrolled) ??
    eligible[0]
  );
}

/** Whether people enrol at a health hub of the organisation. */
export function hasHealthHub(membership: Membership): membership is Membership & { healthHub: string } {
  return membership.healthHub !== undefined;
}
