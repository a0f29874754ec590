import { addMonths, dayOf, type Day } from '../../domain/days.ts';
import type { Language } from '../../domain/languages.ts';
import type { Clock } from '../../process/clock.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { holdsSince, isOpen, type KeptVerification, type StudentRepository } from './repository.ts';
import type { Sheerid } from './sheerid.ts';

/** For how many months a verification holds. */
const holdsForMonths = 12;

/** A member's verification as it stands. `unread`: the company that verifies did not answer. */
export interface Standing {
  kept: KeptVerification | undefined;
  unread: boolean;
}

/** What beginning a verification comes to. */
export type Begun =
  | { outcome: 'verified' }
  | { outcome: 'begun'; verificationId: string }
  | { outcome: 'tooMany'; minutes: number }
  | { outcome: 'unavailable' };

/** Verifies that members study. What became of a verification is read from the company, and from nowhere else. */
export function createVerifying(parts: {
  repository: StudentRepository;
  sheerid: Pick<Sheerid, 'begin' | 'read'>;
  throttle: Pick<Throttle, 'attempt'>;
  clock: Pick<Clock, 'now'>;
}) {
  const { repository, sheerid, throttle, clock } = parts;
  const today = () => dayOf(clock.now());

  /** Reads an open verification once more. False where the company does not answer. */
  async function reread({ verificationId }: Pick<KeptVerification, 'verificationId'>): Promise<boolean> {
    const told = await sheerid.read(verificationId);
    if (told === undefined) return false;
    const outcome = told === 'gone' ? { step: 'expired' as const, rejected: false } : told;
    const verified = outcome.step === 'verified' && {
      verifiedOn: today(),
      endsOn: addMonths(today(), holdsForMonths),
    };
    await repository.become(verificationId, { ...outcome, ...verified });
    return true;
  }

  async function standingOf(accountId: string): Promise<Standing> {
    const kept = await repository.of(accountId);
    if (kept === undefined || !isOpen(kept)) return { kept, unread: false };
    // Opened again and again, the page says what was last read.
    const allowed = await throttle.attempt([
      { subject: ['student read', accountId], most: 30, minutes: 10, forgottenBySuccess: false },
    ]);
    if (!allowed.ok) return { kept, unread: false };
    const read = await reread(kept);
    return { kept: await repository.of(accountId), unread: !read };
  }

  return {
    standingOf,

    /**
     * Begins a verification, or goes on with the open one: pressed twice, it is one. With `since`, one that succeeded before
     * that day is not enough. The company leads back to the page in `language`.
     */
    async begin(
      accountId: string,
      { since, language }: { since?: Day | undefined; language: Language },
    ): Promise<Begun> {
      const { kept, unread } = await standingOf(accountId);
      if (unread) return { outcome: 'unavailable' };
      if (kept !== undefined && holdsSince(kept, since, today())) return { outcome: 'verified' };
      if (kept !== undefined && isOpen(kept)) {
        const { verificationId } = kept;
        if (kept.language !== language) await repository.goOnIn(verificationId, language);
        return { outcome: 'begun', verificationId };
      }
      const allowed = await throttle.attempt([
        { subject: ['student', accountId], most: 5, minutes: 60, forgottenBySuccess: false },
      ]);
      if (!allowed.ok) return { outcome: 'tooMany', minutes: allowed.minutes };
      const verificationId = await sheerid.begin();
      if (verificationId === undefined) return { outcome: 'unavailable' };
      const begun = { accountId, verificationId, startedAt: clock.now(), language };
      await repository.begin(begun, kept?.verificationId);
      // Of two presses at once the first one's verification is kept.
      const now = await repository.of(accountId);
      return { outcome: 'begun', verificationId: now?.verificationId ?? verificationId };
    },

    /** Hears that something became of a verification. Of one that has ended or is unknown, nothing is read. */
    async hear(verificationId: string): Promise<boolean> {
      const kept = await repository.byId(verificationId);
      return kept === undefined || !isOpen(kept) || reread(kept);
    },
  };
}

export type Verifying = ReturnType<typeof createVerifying>;
