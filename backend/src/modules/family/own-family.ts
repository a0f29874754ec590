import { dayOf } from '../../domain/days.ts';
import type { Clock } from '../../process/clock.ts';
import { freePlaces, isHere } from './places.ts';
import type { FamilyBilling } from './ports.ts';
import type { FamilyRepository } from './repository.ts';

/** The family of a plan, as the one who pays for it is told of it on pages of that plan. */
export interface OwnFamily {
  /** Who has access by the plan for as long as it goes on, beside the owner. */
  people: number;
  /** How many places are taken, those of open invitations among them, and of how many. */
  taken: number;
  places: number;
}

/** Finds the family of the plan that a person pays for; undefined for who pays for none. */
export function createOwnFamily({
  repository,
  clock,
  billing,
  quantity,
}: {
  repository: Pick<FamilyRepository, 'groupOf' | 'peopleOf'>;
  clock: Pick<Clock, 'now'>;
  billing: Pick<FamilyBilling, 'familyPlanOf'>;
  quantity: number;
}) {
  return async (ownerId: string): Promise<OwnFamily | undefined> => {
    const plan = await billing.familyPlanOf(ownerId);
    if (plan === undefined) return undefined;
    const group = await repository.groupOf(ownerId);
    const rows = group === undefined ? [] : await repository.peopleOf(group.id);
    const now = clock.now();
    const staying = rows.filter((row) => isHere(row, dayOf(now)) && row.leavesOn === null);
    return {
      people: plan.paused === true ? 0 : staying.length,
      taken: quantity - freePlaces(quantity, rows, now),
      places: quantity,
    };
  };
}
