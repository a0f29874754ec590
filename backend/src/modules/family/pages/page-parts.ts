import type { Clock } from '../../../process/clock.ts';
import type { Inviting } from '../inviting.ts';
import type { Joining } from '../joining.ts';
import type { Leaving } from '../leaving.ts';
import type { Memberships } from '../memberships.ts';
import type { FamilyAccount, FamilyBilling } from '../ports.ts';
import type { FamilyRepository } from '../repository.ts';

/** What the pages of families work with. */
export interface FamilyPageParts {
  clock: Pick<Clock, 'now'>;
  billing: FamilyBilling;
  repository: FamilyRepository;
  memberships: Memberships;
  inviting: Inviting;
  joining: Joining;
  leaving: Leaving;
  personOf: (userId: string) => Promise<FamilyAccount | undefined>;
  /** How many people a family has beside its owner. */
  quantity: number;
  /** Where they live: anywhere, or in the country of the plan. */
  countryRule: 'any' | 'owner';
}
