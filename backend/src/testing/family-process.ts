import { sql, type Kysely } from 'kysely';
import type { FamilyAccount, OwnPlan } from '../modules/family/ports.ts';
import { home, openFamilies } from './family-app.ts';
import { openKillingDatabase } from './killed-process.ts';

/** What such a process does, once. */
export type FamilyStep =
  | { step: 'createGroup'; owner: FamilyAccount }
  | {
      step: 'accept';
      owner: FamilyAccount;
      person: FamilyAccount;
      own: OwnPlan;
      form: Record<string, string>;
    }
  | { step: 'endOwnPlan'; personId: string };

// A process that takes one step of a family: `FAMILY_STEP=…`. What it asks for is kept in the table `asked`.
const taken = JSON.parse(process.env.FAMILY_STEP ?? '') as FamilyStep;
const { db, end } = await openKillingDatabase();

const ask = async (trx: object, what: string, about: string) => {
  await sql`insert into asked (what, about) values (${what}, ${about})`.execute(trx as Kysely<object>);
};
const app = openFamilies(db, undefined, {
  enqueue: (trx, { name }, data) => ask(trx, name, JSON.stringify(data)),
  mail: ({ mail, key }, trx) => ask(trx, mail, key),
  endPlan: async (subscriptionId) => {
    await ask(db, 'endPlan', subscriptionId);
    return 'ended';
  },
});

if (taken.step !== 'endOwnPlan') {
  app.people.set(taken.owner.userId, taken.owner);
  app.familyPlans.set(taken.owner.userId, { country: 'DE' });
}
switch (taken.step) {
  case 'createGroup':
    await app.families.createGroup(taken.owner.userId);
    break;
  case 'accept': {
    const { person, own, form } = taken;
    app.people.set(person.userId, person);
    app.ownPlans.set(person.userId, [own]);
    await app.post('acceptInvite', person.userId, { ...home, ...form });
    break;
  }
  case 'endOwnPlan':
    app.queue.waiting.push({ kind: 'family.endOwnPlan', data: { personId: taken.personId } });
    await app.queue.work('family.endOwnPlan');
    break;
}
await end();
