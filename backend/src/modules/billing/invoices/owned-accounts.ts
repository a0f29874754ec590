import type { GiftRepository } from '../gifts/repository.ts';
import { accountNumberOf } from '../members/refreshing.ts';
import type { MemberRepository } from '../members/repository.ts';

/** The accounts at the billing company that are a member's, each with the gift that it was made for. */
export type OwnedAccounts = ReadonlyMap<string, { gift?: { name: string } }>;

/**
 * Finds a member's accounts: of each currency, also before the first of them is known to us, and of each gift that they
 * paid for.
 */
export function createOwnedAccounts(parts: {
  members: Pick<MemberRepository, 'accountsOf'>;
  gifts: Pick<GiftRepository, 'givenBy'>;
}) {
  return async function accountsOf(userId: string): Promise<OwnedAccounts> {
    const [known, given] = await Promise.all([parts.members.accountsOf(userId), parts.gifts.givenBy(userId)]);
    return new Map([
      [accountNumberOf(userId), {}],
      ...known.map(({ accountNumber }) => [accountNumber, {}] as const),
      ...given.flatMap(({ accountNumber, card }) =>
        accountNumber === null ? [] : [[accountNumber, { gift: { name: card.receiverName } }] as const],
      ),
    ]);
  };
}
