import { demoPeople, type DemoFirstName } from '../../../demo/people.ts';
import type { Database } from '../database/database.ts';
import { addDays, addMonths, dayMs, type Day } from '../domain/days.ts';
import { normalisedEmail } from '../domain/email.ts';
import { createFamilyRepository } from '../modules/family/repository.ts';
import type { FamilyTables } from '../modules/family/tables.ts';

/** Where those live who joined: in the country of the plan. */
const addresses = {
  Kai: { streetName: 'Rue du Lac', streetNumber: '4', zipPostalCode: '69003', city: 'Lyon', country: 'FR' },
  Runa: { streetName: 'Seestraße', streetNumber: '4', zipPostalCode: '10115', city: 'Berlin', country: 'DE' },
  Timo: {
    streetName: 'Calle Mayor',
    streetNumber: '4',
    zipPostalCode: '28013',
    city: 'Madrid',
    country: 'ES',
  },
};

/** A person of a demo family: who joined, or an address that was invited some days ago. */
type Place =
  { joined: keyof typeof addresses; daysAgo: number; leavesOn?: Day } | { invited: string; daysAgo: number };

/** The families of the demo: one with a place left, one that is full, and one whose plan ends. */
export async function seedFamilies(database: Database, now: Date, today: Day): Promise<void> {
  const families: [owner: DemoFirstName, places: readonly Place[]][] = [
    [
      'Uma',
      [
        { joined: 'Kai', daysAgo: 26 },
        { invited: 'noor', daysAgo: 12 },
        { invited: 'sam', daysAgo: 0 },
        { invited: 'theo', daysAgo: 3 },
      ],
    ],
    [
      'Felix',
      [
        { joined: 'Runa', daysAgo: 18, leavesOn: addDays(today, 10) },
        ...['ava', 'ben', 'cleo', 'dani'].map((invited) => ({ invited, daysAgo: 2 })),
      ],
    ],
    ['Petra', [{ joined: 'Timo', daysAgo: 300 }]],
  ];
  const db = database.$extendTables<FamilyTables>();
  const repository = createFamilyRepository(db);
  for (const [owner, places] of families) {
    const ownerId = demoPeople[owner].id;
    if ((await repository.groupOf(ownerId)) !== undefined) continue;
    await repository.create(ownerId, now);
    const group = await repository.groupOf(ownerId);
    if (group === undefined) continue;
    // Petra's people know when her plan ends.
    const told = owner === 'Petra' ? addMonths(addDays(today, -330), 12) : null;
    await repository.updateGroup(group.id, { toldEndsOn: told });
    await db
      .insertInto('familyPeople')
      .values(places.map((place, line) => ({ groupId: group.id, ...rowOf(place, now, line) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function rowOf(place: Place, now: Date, line: number) {
  const sentAt = new Date(now.getTime() - place.daysAgo * dayMs + line);
  const email =
    'joined' in place ? demoPeople[place.joined].email : `${place.invited}@demo.stillpoint.example`;
  const sent = {
    ...{ email, emailNormalised: normalisedEmail(email), language: 'en' as const },
    ...{ invitedAt: sentAt, sentAt, expiresAt: new Date(sentAt.getTime() + 14 * dayMs) },
  };
  if (!('joined' in place)) return sent;
  const { id: accountId, firstName, lastName } = demoPeople[place.joined];
  const { leavesOn = null } = place;
  return { ...sent, accountId, firstName, lastName, joinedAt: sentAt, leavesOn, ...addresses[place.joined] };
}
