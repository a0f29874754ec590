import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { certaintyOf } from '../gateway-outcome.ts';
import { paymentReferenceUnknown } from '../purchases/refusals.ts';
import type { AccountMethods } from '../zuora/wire.ts';
import type { Zuora } from '../zuora/zuora.ts';
import type { Replacement, ReplacementRepository } from './repository.ts';

const pauseMs = 500;
/** For how long a method that the billing company keeps is asked to be removed. */
const removalTriedForMs = 24 * 60 * 60 * 1000;

/**
 * Brings a replacement to its end, or leaves it `unknown` when time is up. Each step may be taken again: the account is
 * charged to the new method first, and only then is the one before removed, so that it never has none.
 */
export function createCarryingOut(parts: {
  zuora: Pick<Zuora, 'paymentMethodsOf' | 'chargeTo' | 'removePaymentMethod'>;
  replacements: ReplacementRepository;
  /** Closes one that was made, with what follows from it; undefined where that is not known yet. */
  closeMade: (replacement: Replacement, until: number) => Promise<Replacement | undefined>;
  log: Pick<FastifyBaseLogger, 'error'>;
}) {
  const { zuora, replacements, closeMade, log } = parts;

  /** Its end, if it is known. */
  async function round(replacement: Replacement, until: number): Promise<Replacement | undefined> {
    const { id, accountNumber, paymentMethodId } = replacement;
    const before = await zuora.paymentMethodsOf(accountNumber);
    if (!before.ok) return undefined;
    const charged = before.body.defaultPaymentMethodId;
    if (charged !== paymentMethodId) {
      if (charged) await replacements.noteReplaced(id, charged);
      const changed = await zuora.chargeTo(accountNumber, paymentMethodId);
      if (!changed.ok) {
        return certaintyOf(changed) === 'refused'
          ? replacements.close(id, { state: 'refused', refusal: paymentReferenceUnknown })
          : undefined;
      }
    }
    const replaced = charged === paymentMethodId ? replacement.replacedMethodId : charged;
    return !replaced || (await isRemoved(replacement, replaced)) ? closeMade(replacement, until) : undefined;
  }

  /** Removes the method before. A refusal says that it is gone already, or that the account is charged to it again. */
  async function isRemoved(
    { id, accountNumber, paymentMethodId, createdAt }: Replacement,
    replaced: string,
  ): Promise<boolean> {
    await replacements.touch(id);
    if ((await zuora.removePaymentMethod(replaced)).ok) return true;
    const after = await zuora.paymentMethodsOf(accountNumber);
    if (!after.ok) return false;
    if (!idsIn(after.body).includes(replaced)) return true;
    if (after.body.defaultPaymentMethodId !== paymentMethodId) return false;
    if (Date.now() - createdAt.getTime() < removalTriedForMs) return false;
    log.error({ replacement: id }, 'a replaced payment method could not be removed');
    return true;
  }

  return async function carryOut(replacement: Replacement, until: number): Promise<Replacement> {
    let current = replacement;
    for (;;) {
      const ended = await round(current, until);
      if (ended !== undefined) return ended;
      if (Date.now() + pauseMs > until) break;
      await sleep(pauseMs);
      current = (await replacements.find(current.id)) ?? current;
    }
    await replacements.leaveUnknown(current.id);
    return (await replacements.find(current.id)) ?? current;
  };
}

function idsIn({ creditcard = [], creditcardreferencetransaction = [], paypal = [] }: AccountMethods) {
  return [...creditcard, ...creditcardreferencetransaction, ...paypal].map(({ id }) => id);
}
