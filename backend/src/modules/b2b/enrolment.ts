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

/** How a person stands with organisations. */
export interface Standing {
  enrolment: Enrolment;
  /** The name of the organisation that the enrolment is at. Undefined for people who are not eligible. */
  enrolmentAt: string | undefined;
  /** The name of an organisation that pays for the person. */
  employer: string | undefined;
}

/** The enrolment of a person, by the membership that `enrolmentAt` finds, and who pays: the same one before any other. */
export async function standingOf(
  userId: string,
  { organisations, externalIdOf }: EnrolmentParts,
): Promise<Standing> {
  const memberships = await organisations.membershipsOf(userId);
  const membership = await enrolmentAt(memberships, () => externalIdOf(userId));
  const employer = membership?.enrolled ? membership : memberships.find(paysFor);
  return { enrolment: enrolmentIn(membership), enrolmentAt: membership?.name, employer: employer?.name };
}

function enrolmentIn(membership: (Membership & { healthHub: string }) | undefined): Enrolment {
  if (membership === undefined) return { healthHub: null, status: 'notEligible' };
  const { healthHub, enrolled } = membership;
  return { healthHub, status: enrolled ? 'enrolled' : 'notEnrolled' };
}

/** Whether an organisation pays for its member. With a health hub, it does so for those who are enrolled there. */
export function paysFor({ healthHub, enrolled }: Membership): boolean {
  return enrolled || healthHub === undefined;
}

/**
 * The membership by which a person enrols. Where one has several organisations, it is at the health hub that the person's external id names,
 * since no other can be completed by that id, else at one at which the person is enrolled.
 */
async function enrolmentAt(
  memberships: readonly Membership[],
  ownExternalId: () => Promise<string | undefined>,
) {
  const eligible = memberships.filter(hasHealthHub);
  const externalId = eligible.length > 1 ? await ownExternalId() : undefined;
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
