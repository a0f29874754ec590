import { opensQuestion } from '../company-sign-in/outcome-addresses.ts';
import type { PendingSignIns } from '../company-sign-in/pending-sign-ins.ts';
import type { PageVisit } from '../../../http/page-handler.ts';
import type { LoginChallenges } from '../login-challenge/login-challenges.ts';
import { createLinkCookie } from '../password-reset/link-cookie.ts';
import { newPasswordPath } from '../password-reset/send-reset-link.ts';
import type { SignInSteps } from '../second-factor/sign-in-steps.ts';
import { ownPageAt } from '../sign-in/own-page.ts';

/** Drops what a browser was in the middle of. `back`: the page that its person logs out for, which goes on with its own. */
export type DropUnderWay = (visit: Pick<PageVisit, 'request' | 'reply'>, back?: string) => Promise<void>;

/**
 * What waits in a browser belongs to the person who began it: an opened link to a new password, a sign-in that still asks
 * something. A person who logs out leaves the browser, perhaps to the next one.
 */
export function createDropUnderWay({
  pendingSignIns,
  steps,
  challenges,
  secure,
}: {
  pendingSignIns: Pick<PendingSignIns, 'drop'>;
  steps: Pick<SignInSteps, 'drop'>;
  challenges: Pick<LoginChallenges, 'drop'>;
  /** Whether cookies are sent over https alone. */
  secure: boolean;
}): DropUnderWay {
  const linkCookie = createLinkCookie({ secure });
  return async (visit, back = '') => {
    if (!opensQuestion(back)) await pendingSignIns.drop(visit);
    await steps.drop(visit);
    await challenges.drop(visit);
    if (ownPageAt(back) !== newPasswordPath) linkCookie.clear(visit.reply);
  };
}
