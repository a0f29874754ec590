import { languagePrefix, type Language } from '../../../domain/languages.ts';
import type { PageVisit } from '../../../http/page-handler.ts';
import type { CodePurpose, MailedCodes, SentCode } from '../identities/mailed-codes.ts';
import type { Accounts, KnownAccount } from '../ports.ts';
import type { SavedForm } from '../sign-in/sign-in-params.ts';
import type { SecondFactors } from './second-factors.ts';
import type { Place, Told } from '../told.ts';
import type { FirstProof, SecondFactorStep, SignInSteps } from './sign-in-steps.ts';

/** The path of the page that asks for a second factor, without its language. */
export const secondFactorPath = '/login/second-factor';

/** What asking for a second factor works with. */
export interface AskingParts {
  accounts: Pick<Accounts, 'byId'>;
  codes: MailedCodes;
  factors: SecondFactors;
  steps: SignInSteps;
  told: Told;
}

/** Lets a sign-in wait for a second factor. Gives the page that asks for it; undefined where none is needed. */
export type AskForSecondFactor = (
  visit: PageVisit,
  proof: FirstProof,
  form: SavedForm,
) => Promise<string | undefined>;

/**
 * Asks for a second factor after each first proof of a sign-in. A person whose organisation asks for one, and who has none,
 * is told so first: nothing is mailed before that.
 */
export function secondFactorAsker({
  accounts,
  codes,
  factors,
  steps,
  told,
}: AskingParts): AskForSecondFactor {
  return async (visit, proof, form) => {
    const { kinds, requiredBy } = await factors.of(proof.accountId);
    if (kinds.length === 0 && requiredBy === undefined) return undefined;
    const { sessionEpoch } = proof;
    const step = { ...(await steps.begin(visit.request, visit.reply, proof, form)), sessionEpoch };
    const page = secondFactorAddress(visit.language);
    const isSent = async () => (await codes.sentTo(signInPurpose(step))) !== undefined;
    if (kinds[0] !== 'mail' || (await isSent())) return page;
    const account = await accounts.byId(proof.accountId);
    const sent = account && (await sendSignInCode(visit, step, account, codes));
    // Of two presses at once, one mails the code.
    if (sent?.ok === false && !(await isSent())) {
      told.keep(visit.reply, stepPlace(step), { code: 'wait', count: sent.minutes });
    }
    return page;
  };
}

/** Mails a code to the person of a sign-in that waits. */
export function sendSignInCode(
  visit: PageVisit,
  step: Pick<SecondFactorStep, 'id' | 'sessionEpoch'>,
  account: KnownAccount,
  codes: MailedCodes,
): Promise<SentCode> {
  const { email } = account;
  return codes.send({
    ...signInPurpose(step),
    email,
    recipient: account,
    words: { mail: 'signInCode' },
    visit,
  });
}

/** The page that asks for a second factor, in a language. */
export function secondFactorAddress(language: Language): string {
  return `${languagePrefix(language)}${secondFactorPath}`;
}

/** Where a sign-in that waits is told what became of the last code. */
export function stepPlace({ id }: Pick<SecondFactorStep, 'id'>): Place {
  return { page: secondFactorPath, of: id };
}

/** What a code is for that is mailed at a sign-in. */
export function signInPurpose({
  id,
  sessionEpoch,
}: Pick<SecondFactorStep, 'id' | 'sessionEpoch'>): CodePurpose {
  return { purpose: `second factor ${id}`, sessionEpoch };
}
