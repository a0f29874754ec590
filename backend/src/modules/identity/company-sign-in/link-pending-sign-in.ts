import type { PageVisit } from '../../../http/page-handler.ts';
import { accountPages, questionPages, type Told } from '../told.ts';
import type { LinkedAccount } from '../identities/identities.ts';
import type { RightCode } from '../identities/mailed-codes.ts';
import type { KnownAccount } from '../ports.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import { completeSignIn, type CompletionParts } from '../sign-in/complete-sign-in.ts';
import { choicesOf } from '../sign-in/onward.ts';
import type { SavedForm } from '../sign-in/sign-in-params.ts';
import type { AddedToOwner, IdentityAdding } from './adding-identities.ts';
import {
  questionAddress,
  type CompanySignInOutcome,
  type CompanySignInProblem,
} from './outcome-addresses.ts';
import type { OwnerCodes } from './owner-codes.ts';
import { isAddressOf } from './owner-of.ts';
import type { EndedPendingSignIn, FoundPendingSignIn, PendingSignIns } from './pending-sign-ins.ts';
import type { ToldProblems } from './told-problems.ts';

/** What adding pending identities to the accounts of their owners works with. */
export interface LinkPendingSignInParts extends CompletionParts {
  adding: Pick<IdentityAdding, 'addPendingSignIn' | 'keepPendingSignIn'>;
  told: Pick<Told, 'keep'>;
  toldProblems: Pick<ToldProblems, 'keep'>;
  ownerCodes: Pick<OwnerCodes, 'ask'>;
  pendingSignIns: Pick<PendingSignIns, 'byId' | 'findEnd' | 'keptAt'>;
  secondFactors: Pick<SecondFactors, 'areNeeded'>;
}

/** Adds pending identities to the accounts of their owners: at once, or after a second factor. */
export function createLinkPendingSignIn(parts: LinkPendingSignInParts) {
  const { adding, told, toldProblems, ownerCodes, pendingSignIns, secondFactors } = parts;

  /**
   * Adds a pending identity to the account of the owner, who has proved to be that, and signs in. As it is a lasting
   * login method, an account with a second factor gets it after that. Where the address of the account was proved only
   * now, all who were signed in before are signed out.
   */
  async function linkPendingSignIn(
    visit: PageVisit,
    pendingSignIn: FoundPendingSignIn,
    owner: KnownAccount,
    provedAt: Date,
    code?: RightCode,
  ): Promise<CompanySignInOutcome> {
    // The identity may have another address, which proves nothing about that of the account.
    if (code === undefined && owner.emailVerifiedAt === null && !isAddressOf(owner, pendingSignIn.email)) {
      return ownerCodes.ask(visit, pendingSignIn, owner);
    }
    const { id, connection } = pendingSignIn;
    const form = afterAdding(pendingSignIn.form);
    const proof = { kind: 'login', connection, provedAt } as const;
    if (await secondFactors.areNeeded(owner.id)) {
      if (!(await adding.keepPendingSignIn(visit.request, pendingSignIn, code)))
        return { problem: 'NO_PENDING_SIGN_IN' };
      const { id: accountId, sessionEpoch } = owner;
      const person = { ...proof, accountId, sessionEpoch, pendingSignIn: id };
      return { next: await completeSignIn(visit, person, form, parts) };
    }
    const added = await adding.addPendingSignIn(visit.reply, pendingSignIn, owner, {
      ip: visit.request.ip,
      code,
    });
    if (!added.ok) {
      // Of the same answer twice at once, the second one finds what the first has done.
      const ended =
        added.reason === 'noPendingSignIn' ? await pendingSignIns.findEnd(visit.request) : undefined;
      return ended === undefined
        ? { problem: problemOf(added.reason) }
        : { next: await againAfterLink(visit, ended) };
    }
    tellAdded(visit, pendingSignIn, owner.id);
    return { next: await completeSignIn(visit, { ...proof, ...added.account }, form, parts) };
  }

  /** Lets a sign-in wait once more for the second factor to which this same code has just led. */
  async function againBeforeSecondFactor(
    visit: PageVisit,
    pendingSignIn: FoundPendingSignIn,
  ): Promise<{ next: string } | undefined> {
    const { id, connection, proved, form } = pendingSignIn;
    const provedAt = pendingSignIns.keptAt(visit.request, pendingSignIn);
    if (proved === undefined || provedAt === undefined) return undefined;
    if (!(await secondFactors.areNeeded(proved.accountId))) return undefined;
    const person = { ...proved, kind: 'login', connection, provedAt, pendingSignIn: id } as const;
    return { next: await completeSignIn(visit, person, afterAdding(form), parts) };
  }

  /**
   * Adds the identity that waited for the second factor of its owner. Gives the account to sign in to, or the page that
   * says why it was not added.
   */
  async function linkAfterSecondFactor(
    visit: PageVisit,
    { id, form }: { id: string; form: SavedForm },
    owner: KnownAccount,
  ): Promise<{ account: LinkedAccount } | { next: string }> {
    const { request, reply, language } = visit;
    const pendingSignIn = await pendingSignIns.byId(id);
    const added =
      pendingSignIn &&
      (await adding.addPendingSignIn(reply, pendingSignIn, owner, { ip: request.ip, code: undefined }));
    if (pendingSignIn !== undefined && added?.ok === true) {
      tellAdded(visit, pendingSignIn, owner.id);
      return added;
    }
    const problem = problemOf(added?.ok === false ? added.reason : 'noPendingSignIn');
    await toldProblems.keep({ request, reply }, questionPages, { problem });
    return { next: questionAddress(language, pendingSignIn?.question ?? 'owner', choicesOf(form)) };
  }

  /** Signs in once more to the account to which the identity was just added, and ends where the first time did. */
  async function againAfterLink(visit: PageVisit, ended: EndedPendingSignIn): Promise<string> {
    const { account, connection } = ended;
    tellAdded(visit, ended, account.accountId);
    const person = { ...account, kind: 'login', connection, provedAt: undefined } as const;
    return completeSignIn(visit, person, afterAdding(ended.form), parts);
  }

  /** Lets a page of the account say what was added: where the sign-in leads to, or else the next one that is opened. */
  function tellAdded(
    { reply }: PageVisit,
    { connection }: Pick<FoundPendingSignIn, 'connection'>,
    userId: string,
  ) {
    told.keep(reply, { page: accountPages, of: userId }, { code: 'linked', subject: connection });
  }

  return { linkPendingSignIn, linkAfterSecondFactor, againAfterLink, againBeforeSecondFactor };
}

/** The form of a sign-in by which an identity was added to an account that has another one. */
function afterAdding(form: SavedForm): SavedForm {
  return { ...form, params: { ...form.params, from: 'second-identity' } };
}

/** Why an identity was not added, as pages tell it. */
function problemOf(reason: Extract<AddedToOwner, { ok: false }>['reason']): CompanySignInProblem {
  switch (reason) {
    case 'noPendingSignIn':
      return 'NO_PENDING_SIGN_IN';
    case 'ofAnother':
      return 'IDENTITY_OF_ANOTHER';
    case 'connectionTaken':
      return 'CONNECTION_TAKEN';
    case 'accessEnded':
      return 'SIGN_IN_AGAIN';
  }
}
