import { demoPeople } from '../../../demo/people.ts';
import { demoGift } from '../../../demo/vouchers.ts';
import type { Database } from '../database/database.ts';
import { addMonths, type Day } from '../domain/days.ts';
import { giftValidMonths } from '../modules/billing/gifts/gift-kinds.ts';
import { giftSecrets } from '../modules/billing/gifts/gift-secrets.ts';
import { placeOfCode } from '../modules/billing/gifts/gift-secrets.ts';
import type { BillingTables } from '../modules/billing/tables.ts';

const id = 'f0000000-0000-4000-8000-000000000001';
const total = { amount: 6999, currency: 'EUR' } as const;

/** A gift of Sami's, whose code the start of the system prints. Zuora knows nothing of it, so its money does not go back. */
export async function seedGift(
  database: Database,
  { sealingKeys, today }: { sealingKeys: readonly string[]; today: Day },
): Promise<void> {
  const { sealing, digests } = giftSecrets(sealingKeys);
  const { id: userId, firstName } = demoPeople.Sami;
  await database
    .$extendTables<BillingTables>()
    .insertInto('gifts')
    .values({
      ...{ id, userId, state: 'bought', giverName: firstName, fingerprint: '', sendOn: null },
      wish: { kind: 'year', country: 'DE' },
      card: { receiverName: 'June', message: 'For the evenings after long days.', language: 'en' },
      offer: {
        ...{ kind: 'year', country: 'DE', taxMode: 'TAX_INCLUSIVE', total, paidOn: today },
        ...{ lines: [{ kind: 'plan', amount: total }], paymentTypes: ['ZUORA', 'PAYPAL'] },
      },
      receiverEmail: 'june@demo.stillpoint.example',
      codeDigest: digests.of(demoGift.code),
      sealedCode: sealing.seal(demoGift.code, placeOfCode(id)),
      ...{ boughtOn: today, validUntil: addMonths(today, giftValidMonths) },
      ...{ expiresAt: new Date(), sentAt: new Date(), mailsSent: 1 },
      ...{ accountNumber: null, subscriptionNumber: null, redemption: null, redeemedAt: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
