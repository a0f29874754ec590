import { expect, test } from 'vitest';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { knownMember, password } from '../../../testing/members.ts';

const suite = identitySuite({ variables: { DATA_FILE_AT_ONCE_BYTES: '500' } });
const { mails, queue, tables } = suite;
const makeFile = () => queue.work('identity.makeDataFile');

const filesOf = (userId: string) =>
  tables().selectFrom('dataFiles').select('id').where('accountId', '=', userId).execute();

/** A member whose address is proved, and who has asked for the file of the account's data. */
async function memberWhoAsked() {
  const member = await knownMember(suite.testApp);
  await member.browser.post('/user/data', { userId: member.userId, action: 'file' });
  return member;
}

const close = async ({ browser, userId }: Awaited<ReturnType<typeof memberWhoAsked>>) => {
  await browser.post('/user/delete', { userId, action: 'delete', present: password });
  expect(mails()).toContainEqual(expect.objectContaining({ mail: 'accountDeletion' }));
};

test('a file that is asked for is neither made nor told of once its owner asks to delete the account', async () => {
  const member = await memberWhoAsked();
  await close(member);
  await makeFile();
  expect(mails()).toEqual([]);
  expect(await filesOf(member.userId)).toEqual([]);
});

test('a file that was made goes when its owner asks to delete the account', async () => {
  const member = await memberWhoAsked();
  await makeFile();
  expect(await filesOf(member.userId)).toHaveLength(1);
  await close(member);
  expect(await filesOf(member.userId)).toEqual([]);
});
