import type { MemberVisit } from '../../http/page-handler.ts';
import type { Member } from './identities/account-login-methods.ts';
import type { Accounts, KnownAccount } from './ports.ts';
import type { Sessions } from './session/sessions.ts';

/** The account of who is signed in. Closing an account ends its sessions, so a session without one is a fault. */
export async function accountOfVisit(
  { userId }: MemberVisit,
  { accounts }: { accounts: Pick<Accounts, 'byId'> },
): Promise<KnownAccount> {
  const account = await accounts.byId(userId);
  if (account === undefined) throw new Error('The account of a session is gone.');
  return account;
}

/** The account and the session of who is signed in. */
export async function memberOfVisit(
  visit: MemberVisit,
  { accounts, sessions }: { accounts: Pick<Accounts, 'byId'>; sessions: Pick<Sessions, 'sessionOf'> },
): Promise<Member> {
  const account = await accountOfVisit(visit, { accounts });
  const session = await sessions.sessionOf(visit.request);
  if (session === undefined) throw new Error('The session of a visit is gone.');
  return { account, session };
}
