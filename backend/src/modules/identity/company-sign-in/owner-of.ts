import type { Accounts, KnownAccount } from '../ports.ts';
import { normalisedEmail } from '../sign-in/email.ts';

/** Whether an account has an address now. */
export function isAddressOf({ email }: KnownAccount, other: string | undefined): boolean {
  return other !== undefined && normalisedEmail(email) === normalisedEmail(other);
}

/** The account that has an address, or had it before and may have it again: no other account can be opened with it. */
export async function ownerOf(
  { email }: { email: string | undefined },
  { byEmail, byFormerEmail }: Pick<Accounts, 'byEmail' | 'byFormerEmail'>,
): Promise<KnownAccount | undefined> {
  if (email === undefined) return undefined;
  const address = normalisedEmail(email);
  return (await byEmail(address)) ?? byFormerEmail(address);
}
