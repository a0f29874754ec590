import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { OpenDatabase } from '../database/open.ts';
import type { FamilyAccount } from '../modules/family/ports.ts';
import { openTestDatabase } from './database.ts';
import { home, openFamilies, type OpenFamilies } from './family-app.ts';

/** A person of a family, as its owner sees them. */
interface Shown {
  id: string;
  email: string;
  name?: string;
  standing: Record<string, string>;
}

/** Where an accepted invitation leads. */
export const success = { redirectTo: '/family/accept-success' };

/** Families for a suite of tests, with an owner called Alex before each. */
export function familySuite() {
  let database: OpenDatabase | undefined;
  let app: OpenFamilies | undefined;
  let owner: FamilyAccount | undefined;

  function opened<Thing>(thing: Thing | undefined): Thing {
    if (thing === undefined) throw new Error('It is opened before the first test.');
    return thing;
  }

  function open(
    ...settings: Parameters<typeof openFamilies> extends [unknown, ...infer Rest] ? Rest : never
  ) {
    app = openFamilies(opened(database).db, ...settings);
    owner = app.person('Alex');
    app.familyPlans.set(owner.userId, { nextChargeOn: '2027-06-01', country: 'DE' });
  }

  beforeAll(async () => {
    database = await openTestDatabase();
  }, 60_000);
  afterAll(() => database?.close());
  beforeEach(() => {
    open();
  });

  const seen = async (as = opened(owner), query = '') =>
    (await opened(app).open('manageFamily', as.userId, query)).facts ?? {};
  const people = async () => (await seen()).people as Shown[];
  const manage = (change: string, more: Record<string, string> = {}, as = opened(owner)) =>
    opened(app).post('manageFamily', as.userId, { userId: as.userId, change, ...more });

  /** Invites a person, and gives the token of their mail. */
  async function invite(email: string, as = opened(owner)): Promise<string> {
    opened(app).mails();
    await manage('invite', { email, suggestionSeen: email }, as);
    const mail = opened(app)
      .mails()
      .find((each) => each.mail === 'invite');
    return new URL(mail?.link ?? '').searchParams.get('token') ?? '';
  }

  const accept = (token: string, as: FamilyAccount, more: Record<string, string> = {}) =>
    opened(app).post('acceptInvite', as.userId, {
      ...{ step: 'accept', token, userId: as.userId },
      ...home,
      ...more,
    });

  /** A person who joined. */
  async function member(name = 'June'): Promise<FamilyAccount & { id: string }> {
    const person = opened(app).person(name);
    expect(await accept(await invite(person.email), person)).toEqual(success);
    opened(app).mails();
    const found = (await people()).find(({ email }) => email === person.email);
    return { ...person, id: found?.id ?? '' };
  }

  return {
    get app() {
      return opened(app);
    },
    get owner() {
      return opened(owner);
    },
    get db() {
      return opened(database).db;
    },
    /** Opens the suite's families with other settings. */
    open,
    ...{ seen, people, manage, invite, accept, member },
  };
}
