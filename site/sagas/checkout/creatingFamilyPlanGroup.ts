import { delay, getContext, put, race, select, type SagaGenerator } from 'typed-redux-saga';
import { selectConfirmation } from '../../src/pages/checkout/CheckoutConfirmation/checkoutConfirmation.ts';
import {
  familyPlanGroupCreated,
  familyPlanGroupFailed,
  familyPlanGroupRequested,
} from '../../src/pages/checkout/CheckoutConfirmation/familyPlanGroup.ts';
import type { Families, FamilyGroupOutcome } from '../../src/services/families.ts';
import { callAsMember } from '../callAsMember.ts';
import { retryWithPauses } from '../retryWithPauses.ts';

const pauses = { firstInMs: 1_000, longestInMs: 8_000 };
/** Inviting makes the group too, so that nothing is lost once this gives up. */
const givesUpAfterMs = 60_000;

/** Makes the group of a family plan that was bought. It can be asked for again and again: a plan has one group. */
export function* createFamilyPlanGroup() {
  const confirmation = yield* select(selectConfirmation);
  if (confirmation.status !== 'confirmed' || confirmation.plan !== 'family') return;
  if (confirmation.follows !== undefined) return;

  const families = yield* getContext<Families>('families');
  yield* put(familyPlanGroupRequested());
  function* ask(): SagaGenerator<FamilyGroupOutcome | undefined> {
    const outcome = yield* callAsMember(families.createGroup);
    return outcome.kind === 'unreachable' ? undefined : outcome;
  }
  const { outcome } = yield* race({
    outcome: retryWithPauses(ask, pauses),
    late: delay(givesUpAfterMs),
  });
  yield* put(outcome?.kind === 'created' ? familyPlanGroupCreated(outcome.id) : familyPlanGroupFailed());
}
