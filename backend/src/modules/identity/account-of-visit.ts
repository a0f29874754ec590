import type { MemberVisit } from '../../http/page-handler.ts';
import type { Accounts, KnownAccount } from './ports.ts';

/** The account of who is signed in. Closing an account ends its sessions, so a session without one is a fault. */
export async function accountOfVisit(
  { userId }: MemberVisit,
  { accounts }: { accounts: Pick<Accounts, 'byId'> },
): Promise<KnownAccount> {
  const account = await accounts.byId(userId);
  if (account === undefined) throw new Error('The account of a session is gone.');
  return account;
}
