import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { newBrowser, newMember } from '../../testing/members.ts';
import { createAccounts, type UserTables } from './repository.ts';

let testApp: TestApp;
const tables = () => testApp.db.$extendTables<UserTables>();

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test('a profile is shown to its owner', async () => {
  const { browser, email, userId } = await newMember(testApp);
  const answer = await browser.open(`/user/users?userId=${userId}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    data: {
      attributes: {
        userId,
        firstName: 'Nora',
        lastName: 'New',
        email,
        emailVerified: false,
        language: 'en',
        connections: [],
        privileges: [],
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    },
  });
});

test('a profile is refused to another user, and without a session', async () => {
  const [owner, other] = [await newMember(testApp), await newMember(testApp)];
  const foreign = await other.browser.open(`/user/users?userId=${owner.userId}`);
  expect(foreign.statusCode).toBe(403);
  expect(foreign.json()).toMatchObject({ errors: [{ code: 'NOT_YOUR_ACCOUNT' }] });
  expect(foreign.body).not.toContain(owner.email);

  const unknown = await newBrowser(testApp).open(`/user/users?userId=${owner.userId}`);
  expect(unknown.statusCode).toBe(401);
  expect(unknown.json()).toMatchObject({ errors: [{ code: 'SIGNED_OUT' }] });
});

test('an employer’s member is marked as one', async () => {
  const { browser, userId } = await newMember(testApp);
  await tables().updateTable('accounts').set({ externalId: 'partner-9' }).where('id', '=', userId).execute();
  const answer = await browser.open(`/user/users?userId=${userId}`);
  expect(answer.json()).toMatchObject({ data: { attributes: { externalId: 'partner-9' } } });
});

test('an address that was kept free for its former owner is forgotten once its days are over', async () => {
  const { userId: accountId } = await newMember(testApp);
  const hour = 3_600_000;
  await tables()
    .insertInto('heldAddresses')
    .values([
      { emailNormalised: 'over@demo.stillpoint.example', accountId, until: new Date(Date.now() - hour) },
      { emailNormalised: 'held@demo.stillpoint.example', accountId, until: new Date(Date.now() + hour) },
    ])
    .execute();
  await createAccounts(testApp.db).releaseAddresses();
  const held = await tables().selectFrom('heldAddresses').select('emailNormalised').execute();
  expect(held).toEqual([{ emailNormalised: 'held@demo.stillpoint.example' }]);
});
