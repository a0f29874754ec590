import type { WorkplaceClient } from '../config/workplaces.ts';
import type { Database } from '../database/database.ts';
import { dayOf } from '../domain/days.ts';
import { seedAuthenticatorApps } from './authenticator-app.ts';
import { seedBuddies } from './buddies.ts';
import { seedFamilies } from './families.ts';
import { seedGift } from './gifts.ts';
import { seedMoments } from './moments.ts';
import { seedOpenEnrolment } from './open-enrolment.ts';
import { seedReferrals } from './referrals.ts';
import { seedSavedCheckout } from './saved-checkout.ts';
import { seed } from './seed.ts';

/** What the demo is seeded with. */
export interface DemoParts {
  now: Date;
  refresh: Parameters<typeof seed>[1];
  sealingKeys: readonly string[];
  workplaces: readonly WorkplaceClient[];
}

/** Seeds all that the start table tells of. Returns the people of whose subscriptions billing would not tell. */
export async function seedDemo(
  db: Database,
  { now, refresh, sealingKeys, workplaces }: DemoParts,
): Promise<readonly string[]> {
  const today = dayOf(now);
  const silent = await seed(db, refresh, today);
  await seedAuthenticatorApps(db, sealingKeys);
  await seedGift(db, { sealingKeys, today });
  await seedSavedCheckout(db, now);
  await seedFamilies(db, now, today);
  await seedReferrals(db, { now, sealingKeys });
  await seedMoments(db, now);
  await seedBuddies(db, now);
  await seedOpenEnrolment(db, workplaces);
  return silent;
}
