import type { PageVisit } from '../../../http/page-handler.ts';
import type { LinkedAccount } from '../identities/identities.ts';
import type { RightCode } from '../identities/mailed-codes.ts';
import type { KnownAccount } from '../ports.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import { completeSignIn, type CompletionParts } from '../sign-in/complete-sign-in.ts';
import type { AddedToOwner, IdentityAdding } from './adding-identities.ts';
import { questionAddress, type ArrivalProblem, type Arrived } from './outcome-addresses.ts';
import type { OwnerCodes } from './owner-codes.ts';
import { isAddressOf } from './owner-of.ts';
import type { FoundArrival, ParkedArrivals } from './parked-arrivals.ts';

/** What adding parked identities to the accounts of their owners works with. */
export interface ParkedLinkParts extends CompletionParts {
  adding: Pick<IdentityAdding, 'addParked' | 'keepParked'>;
  ownerCodes: Pick<OwnerCodes, 'ask'>;
  parked: Pick<ParkedArrivals, 'byId'>;
  secondFactors: Pick<SecondFactors, 'areNeeded'>;
}

/** Adds parked identities to the accounts of their owners: at once, or after a second factor. */
export function createParkedLinks(parts: ParkedLinkParts) {
  const { adding, ownerCodes, parked, secondFactors } = parts;

  /**
   * Adds a parked identity to the account of the owner, who has proved to be that, and signs in. As it is a lasting way
   * in, an account with a second factor gets it after that. Where the address of the account was proved only now, all who
   * were signed in before are signed out.
   */
  async function linkParked(
    visit: PageVisit,
    arrival: FoundArrival,
    owner: KnownAccount,
    provedAt: Date,
    code?: RightCode,
  ): Promise<Arrived> {
    // The identity may have another address, which proves nothing about that of the account.
    if (code === undefined && owner.emailVerifiedAt === null && !isAddressOf(owner, arrival.email)) {
      return ownerCodes.ask(visit, arrival, owner);
    }
    const { id, connection } = arrival;
    const form = { ...arrival.form, params: { ...arrival.form.params, from: 'second-identity' } } as const;
    const proof = { kind: 'login', connection, provedAt } as const;
    if (await secondFactors.areNeeded(owner.id)) {
      if (!(await adding.keepParked(arrival, code))) return { problem: 'NO_ARRIVAL' };
      const { id: accountId, sessionEpoch } = owner;
      const person = { ...proof, accountId, sessionEpoch, arrival: id };
      return { next: await completeSignIn(visit, person, form, parts) };
    }
    const added = await adding.addParked(visit.reply, arrival, owner, { ip: visit.request.ip, code });
    return added.ok
      ? { next: await completeSignIn(visit, { ...proof, ...added.account }, form, parts) }
      : { problem: problemOf(added.reason) };
  }

  /**
   * Adds the identity that waited for the second factor of its owner. Gives the account to sign in to, or the page that
   * says why it was not added.
   */
  async function linkAfterSecondFactor(
    { request, reply, language }: PageVisit,
    id: string,
    owner: KnownAccount,
  ): Promise<{ account: LinkedAccount } | { next: string }> {
    const arrival = await parked.byId(id);
    const added =
      arrival && (await adding.addParked(reply, arrival, owner, { ip: request.ip, code: undefined }));
    if (added?.ok === true) return added;
    const problem = problemOf(added?.reason ?? 'noArrival');
    return { next: `${questionAddress(language, arrival?.question ?? 'owner')}?problem=${problem}` };
  }

  return { linkParked, linkAfterSecondFactor };
}

/** Why an identity was not added, as pages tell it. */
function problemOf(reason: Extract<AddedToOwner, { ok: false }>['reason']): ArrivalProblem {
  switch (reason) {
    case 'noArrival':
      return 'NO_ARRIVAL';
    case 'ofAnother':
      return 'IDENTITY_OF_ANOTHER';
    case 'connectionTaken':
      return 'CONNECTION_TAKEN';
    case 'accessEnded':
      return 'SIGN_IN_AGAIN';
  }
}
