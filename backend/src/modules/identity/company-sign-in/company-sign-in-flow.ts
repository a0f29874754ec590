import type { PageVisit } from '../../../http/page-handler.ts';
import { decideSignIn } from '../connections/sign-in-decision.ts';
import type { PersonAtCompany } from '../connections/connection.ts';
import type { SentAuthorizationRequest } from '../connections/authorization-requests.ts';
import { identitiesPath } from '../identities/identities-path.ts';
import type { Identities } from '../identities/identities.ts';
import type { RightCode } from '../identities/mailed-codes.ts';
import type { Accounts } from '../ports.ts';
import type { FirstProof } from '../second-factor/sign-in-steps.ts';
import { freshSeconds, type Sessions } from '../session/sessions.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import type { PendingSignInQuestion } from '../tables.ts';
import { createIdentityAdding, type AddingParts, type Opening } from './adding-identities.ts';
import { createLinkPendingSignIn, type LinkPendingSignInParts } from './link-pending-sign-in.ts';
import { accountPages, type Told } from '../told.ts';
import { identitiesAddress, questionAddress, type CompanySignInOutcome } from './outcome-addresses.ts';
import type { OwnerCodes } from './owner-codes.ts';
import { isAddressOf, ownerOf } from './owner-of.ts';
import type { FoundPendingSignIn, PendingSignIn, PendingSignIns } from './pending-sign-ins.ts';
import { withUsableEmail } from './usable-email.ts';

/** What deciding about people whom a company has signed in works with. */
export interface CompanySignInFlowParts extends AddingParts, Omit<LinkPendingSignInParts, 'adding'> {
  accounts: Accounts;
  told: Pick<Told, 'keep'>;
  identities: Identities;
  ownerCodes: Pick<OwnerCodes, 'ask'>;
  pendingSignIns: PendingSignIns;
  sessions: Sessions;
}

/** Decides what becomes of a person whom a company has signed in, and does it. */
export function createCompanySignInFlow(parts: CompanySignInFlowParts) {
  const { accounts, identities, ownerCodes, pendingSignIns, sessions } = parts;
  const adding = createIdentityAdding(parts);
  const links = createLinkPendingSignIn({ ...parts, adding });

  async function signInOrUp(
    visit: PageVisit,
    { connection, intent, form }: SentAuthorizationRequest,
    told: PersonAtCompany,
  ): Promise<CompanySignInOutcome> {
    const person = withUsableEmail(told);
    const { email } = person;
    const decision = decideSignIn({
      person,
      linkedTo: await identities.linkedTo(person),
      addressHasAccount: (await ownerOf(person, accounts)) !== undefined,
      atWork: parts.isWorkplace(connection),
      isNew: intent === 'register',
    });
    const { issuer, subject, firstName, lastName } = person;
    const pendingSignIn = {
      ...{ issuer, subject, email, firstName, lastName },
      ...{ connection, form, language: visit.language },
    };
    const ask = (question: PendingSignInQuestion) =>
      beginPendingSignIn(visit, { ...pendingSignIn, question });

    switch (decision.kind) {
      case 'signIn':
        await adding.joinWorkplace(decision.account.accountId, pendingSignIn, visit.request.ip);
        return signIn(
          visit,
          { ...decision.account, kind: 'login', connection, provedAt: provedAtBy(connection, person) },
          form,
        );
      case 'register':
        return (
          (await register(
            visit,
            pendingSignIn,
            await adding.open(pendingSignIn, decision.email, visit.request.ip),
          )) ?? ask('owner')
        );
      case 'refuseAddress':
        return { problem: 'ADDRESS_OUTSIDE_WORKPLACE' };
      case 'askForAddress':
        return ask('address');
      case 'askForAccount':
        return ask('account');
      case 'askForOwner':
        return ask('owner');
    }
  }

  async function beginPendingSignIn(
    visit: PageVisit,
    pendingSignIn: PendingSignIn,
  ): Promise<CompanySignInOutcome> {
    await pendingSignIns.begin(visit.request, visit.reply, pendingSignIn);
    return { next: questionAddress(visit.language, pendingSignIn.question) };
  }

  /** Signs a new person in whose account was opened. Undefined where the address has one by now. */
  async function register(
    visit: PageVisit,
    { connection, form }: Pick<PendingSignIn, 'connection' | 'form'>,
    opening: Opening,
  ): Promise<CompanySignInOutcome | undefined> {
    if (opening.ok) {
      const { id: accountId, sessionEpoch } = opening.account;
      // There is nothing in a new account yet that another could take.
      const provedAt = parts.isWorkplace(connection) ? undefined : new Date();
      return signIn(visit, { accountId, sessionEpoch, kind: 'register', connection, provedAt }, form);
    }
    switch (opening.reason) {
      case 'emailTaken':
        return undefined;
      case 'ofAnother':
        return { problem: 'IDENTITY_OF_ANOTHER' };
      case 'noPendingSignIn':
        return { problem: 'NO_PENDING_SIGN_IN' };
    }
  }

  /** Signs in once more to the account in which the pending sign-in of this browser has just ended by the same answer. */
  async function again(visit: PageVisit): Promise<{ next: string } | undefined> {
    const ended = await pendingSignIns.findEnd(visit.request);
    if (ended === undefined) return undefined;
    const { account, connection, form } = ended;
    if (ended.end === 'joined') return { next: await links.againAfterLink(visit, ended) };
    const provedAt = parts.isWorkplace(connection) ? undefined : new Date();
    return signIn(visit, { ...account, kind: 'register', connection, provedAt }, form);
  }

  async function signIn(
    visit: PageVisit,
    person: FirstProof,
    form: PendingSignIn['form'],
  ): Promise<{ next: string }> {
    return { next: await completeSignIn(visit, person, form, parts) };
  }

  async function link(
    { request, reply, language }: PageVisit,
    { connection, addTo, form }: SentAuthorizationRequest,
    told: PersonAtCompany,
  ): Promise<CompanySignInOutcome> {
    const signedIn = await signedInAs(request, addTo);
    if (signedIn === undefined) return { problem: 'SIGN_IN_AGAIN' };
    const { account, sid } = signedIn;
    const person = withUsableEmail(told);
    const proves = person.emailProven && isAddressOf(account, person.email);
    if (account.emailVerifiedAt === null && !proves) return { problem: 'ADDRESS_NOT_PROVEN' };
    const identity = { ...person, connection };
    const outcome = await adding.add(account, identity, { proves, ip: request.ip, sid });
    switch (outcome) {
      case 'linked':
        parts.told.keep(
          reply,
          { page: accountPages, of: account.id },
          { code: 'linked', subject: connection },
        );
        return { next: identitiesAddress(language, form) };
      case 'linkedAlready':
        return { problem: 'IDENTITY_LINKED_ALREADY' };
      case 'ofAnother':
        return { problem: 'IDENTITY_OF_ANOTHER' };
      case 'connectionTaken':
        return { problem: 'CONNECTION_TAKEN' };
      case 'accessEnded':
        return { problem: 'SIGN_IN_AGAIN' };
    }
  }

  async function confirm(
    { request, reply, language }: PageVisit,
    { connection, addTo, form }: SentAuthorizationRequest,
    person: PersonAtCompany,
  ): Promise<CompanySignInOutcome> {
    const signedIn = await signedInAs(request, addTo);
    if (signedIn === undefined) return { problem: 'SIGN_IN_AGAIN' };
    const linked = await identities.linkedTo(person);
    if (linked?.accountId !== signedIn.account.id) return { problem: 'WRONG_IDENTITY' };
    const provedAt = provedAtBy(connection, person);
    const enough = isFresh(provedAt) && !(await sessions.needsSecondFactor(signedIn.account.id));
    if (!enough) return { problem: 'PROOF_TOO_OLD' };
    if ((await sessions.renew(request, reply, provedAt)) === undefined) return { problem: 'SIGN_IN_AGAIN' };
    parts.told.keep(reply, { page: identitiesPath, of: signedIn.account.id }, { code: 'confirmed' });
    return { next: identitiesAddress(language, form) };
  }

  /**
   * When a person proved at a company who it is, where that counts for grave changes. An administrator of a workplace can
   * sign in as any of its people.
   */
  function provedAtBy(connection: string, { authenticatedAt }: PersonAtCompany): Date | undefined {
    if (parts.isWorkplace(connection) || authenticatedAt === undefined) return undefined;
    return new Date(Math.min(authenticatedAt.getTime(), Date.now()));
  }

  /** The account that asked for it, if it is still the one that is signed in. */
  async function signedInAs(request: PageVisit['request'], accountId: string | undefined) {
    const session = await sessions.sessionOf(request);
    if (session === undefined || session.userId !== accountId) return undefined;
    const account = await accounts.byId(session.userId);
    return account && { account, sid: session.sid };
  }

  /**
   * The owner of the account that is asked for has signed in by another identity of it. As this adds a lasting
   * login method, it counts where the sign-in is as fresh as for other changes; otherwise a code is mailed to the account.
   */
  async function prove(
    visit: PageVisit,
    { connection, pendingSignIn: formId }: SentAuthorizationRequest,
    person: PersonAtCompany,
  ): Promise<CompanySignInOutcome> {
    const pendingSignIn = await pendingSignIns.find(visit.request);
    if (pendingSignIn !== undefined && pendingSignIn.formId !== formId)
      return { problem: 'SIGN_IN_REPLACED' };
    if (pendingSignIn?.question !== 'owner' && pendingSignIn?.question !== 'account')
      return { problem: 'NO_PENDING_SIGN_IN' };
    const linked = await identities.linkedTo(person);
    const owner = linked && (await accounts.byId(linked.accountId));
    if (linked === undefined || owner === undefined) return { problem: 'WRONG_IDENTITY' };
    const asked = pendingSignIn.question === 'account' ? owner : await ownerOf(pendingSignIn, accounts);
    const isAskedFor = asked?.id === owner.id;
    if (!isAskedFor) return { problem: 'WRONG_IDENTITY' };
    const account = { ...owner, sessionEpoch: linked.sessionEpoch };
    const provedAt = provedAtBy(connection, person);
    return isFresh(provedAt)
      ? links.linkPendingSignIn(visit, pendingSignIn, account, provedAt)
      : ownerCodes.ask(visit, pendingSignIn, account);
  }

  return {
    /** Goes on with a person whom a company has signed in. */
    goOn(
      visit: PageVisit,
      authorizationRequest: SentAuthorizationRequest,
      person: PersonAtCompany,
    ): Promise<CompanySignInOutcome> {
      switch (authorizationRequest.intent) {
        case 'login':
        case 'register':
          return signInOrUp(visit, authorizationRequest, person);
        case 'link':
          return link(visit, authorizationRequest, person);
        case 'confirm':
          return confirm(visit, authorizationRequest, person);
        case 'prove':
          return prove(visit, authorizationRequest, person);
      }
    },

    /**
     * Opens the account of a pending sign-in whose address has been proved. Undefined where the address has one. Where the
     * identity has an account by now, the pending sign-in ends.
     */
    async registerPendingSignIn(
      visit: PageVisit,
      pendingSignIn: FoundPendingSignIn,
      email: string,
      code?: RightCode,
    ): Promise<CompanySignInOutcome | undefined> {
      const { request, reply } = visit;
      const opening = await adding.openPendingSignIn(reply, pendingSignIn, { email, code, ip: request.ip });
      const opened = opening.ok ? undefined : await again(visit);
      if (opened !== undefined) return opened;
      if (!opening.ok && opening.reason === 'ofAnother') await pendingSignIns.take(reply, pendingSignIn);
      return register(visit, pendingSignIn, opening);
    },

    ...links,

    /** Finds what an answer has led to that is sent once more. */
    again,
  };
}

export type CompanySignInFlow = ReturnType<typeof createCompanySignInFlow>;

/** Whether a proof counts for grave changes still. */
function isFresh(provedAt: Date | undefined): provedAt is Date {
  return provedAt !== undefined && provedAt.getTime() >= Date.now() - freshSeconds * 1000;
}
