import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Throttle } from '../throttle/throttle.ts';

/** The token of a form for visitors without a session: when the form may be sent, proved by our signature. */
export interface FormTokens {
  /** For a form that opens now. A program that posts at once is too early with it. */
  issue: () => string;
  /** For a form that is shown once more, to a person who has read it already. */
  reissue: () => string;
  /** Whether a form with this proof may be sent now: it was opened a moment ago at least, and a day ago at most. */
  accepts: (token: string) => boolean;
}

/** How often one form can be sent: what is wrong is put right a few times, and one proof does not serve many senders. */
const sentAtMost = 10;

/** Autofill and one press take a person longer than this, and a program that posts at once less. */
const readingMs = 1_000;
const readingAgainMs = 500;
const lastsMs = 24 * 3_600_000;

/** Proofs of when a form was opened, for which nothing is stored. */
export function createFormTokens({
  secret,
  now = Date.now,
}: {
  secret: string;
  now?: () => number;
}): FormTokens {
  const signatureOf = (text: string) =>
    createHmac('sha256', secret).update(`form ${text}`).digest('base64url');
  const tokenFrom = (earliest: number) => `${earliest}.${signatureOf(String(earliest))}`;

  return {
    issue: () => tokenFrom(now() + readingMs),
    reissue: () => tokenFrom(now() + readingAgainMs),
    accepts(token) {
      const [text = '', signature = ''] = token.split('.');
      if (!isSame(signature, signatureOf(text))) return false;
      const age = now() - Number(text);
      return age >= 0 && age <= lastsMs;
    },
  };
}

/** Whether a form with this proof is taken now, and was not sent too often. */
export async function takesForm(
  token: string,
  { formTokens, throttle }: { formTokens: Pick<FormTokens, 'accepts'>; throttle: Pick<Throttle, 'attempt'> },
): Promise<boolean> {
  if (!formTokens.accepts(token)) return false;
  const minutes = lastsMs / 60_000;
  const sent = await throttle.attempt([
    { subject: ['form', token], most: sentAtMost, minutes, forgottenBySuccess: false },
  ]);
  return sent.ok;
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
