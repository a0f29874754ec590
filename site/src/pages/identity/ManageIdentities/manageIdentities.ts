import type {
  IdentitiesOnward,
  IdentityChanges,
  IdentityNotice,
  LinkedIdentity,
  ManageIdentitiesState,
  OtherProof,
} from '@stillpoint/design-system';
import type { IdentityProblem } from '../../../domain/identityProblems.ts';
import { fromServer } from '../../../state/fromServer.ts';
import { connectionIn } from '../connectionIn.ts';

/** What the backend knows of the login methods of a person, and what the address asks for. */
export interface ManageIdentitiesFacts {
  userId: string;
  /** Masked. */
  email: string;
  password: boolean;
  /** Whether a mailed code confirms in place of the password, whose tries are used up. */
  codeInPlaceOfPassword: boolean;
  /** Whether a mailed code can be typed. */
  codeUsable: boolean;
  /** The address, whole, where it was never proved. */
  unprovedAddress?: string;
  /** Whether the password alone confirms nothing, as the person has a second factor. */
  secondFactor: boolean;
  /** Whether the sign-in is recent enough to change something. */
  fresh: boolean;
  /** By what else the person can confirm: the password with a code of the app, or a passkey. */
  confirmsBy: readonly OtherProof[];
  identities: readonly {
    connection: string;
    workplace?: string;
    email?: string;
    linkedAt?: string;
    removable: boolean;
    confirms: boolean;
  }[];
  offered: readonly string[];
  enrolment?: 'enrolled' | 'notEnrolled' | 'notEligible';
  /** The organisation that the enrolment is at. */
  enrolmentAt?: string;
  /** The organisation that pays for the person. */
  employer?: string;
  /** The code of a refusal. */
  problem?: IdentityProblem;
  done?: 'linked' | 'unlinked' | 'confirmed' | 'addressConfirmed' | 'codeSent';
  /** The person has logged in before connecting a workplace or a company, and nothing new was connected. */
  notConnected?: true;
  /** The name of the identity that was connected just now. */
  linked?: string;
  /** What was disconnected just now. */
  unlinked?: { connection: string; workplace?: string };
  /** Where the person came back from with a problem. */
  tried?: { connection: string; workplace?: string };
  /** How many minutes to wait, or how many tries are left. */
  count?: number;
  /** The company whose connection the person came for. */
  connect?: string;
  /** The name of the identity to ask about. */
  remove?: string;
  /** What of the employer's ends with that identity. */
  ends?: 'access' | 'enrolment';
  /** Where the person goes on to, who came here on the way. */
  onward?: { to: 'checkout' | 'app' | 'page'; address: string };
}

export const manageIdentities = fromServer<ManageIdentitiesState>({
  status: 'list',
  userId: '',
  email: '',
  password: false,
  identities: [],
  offered: [],
  changes: { status: 'allowed' },
});

/** The first state of the page. */
export function manageIdentitiesFrom(facts: ManageIdentitiesFacts): ManageIdentitiesState {
  const { userId, email, password, enrolment, enrolmentAt, count } = facts;
  const identities = facts.identities.map(linkedFrom);
  const changes = changesFor(facts);
  const identity = identities.find(({ name, removable }) => name === facts.remove && removable);
  // A wish to disconnect without a fresh sign-in ends at the list, which asks to confirm first.
  if (identity !== undefined && changes.status !== 'confirmFirst') {
    return { status: 'removing', userId, identity, ...(facts.ends && { ends: facts.ends }) };
  }
  const notice = noticeOf(facts, changes);
  const toConnect = facts.offered.find((name) => name === facts.connect);
  return {
    status: 'list',
    userId,
    email,
    password,
    identities,
    offered: facts.offered.flatMap((name) => connectionIn(name).connection ?? []),
    changes,
    ...(toConnect !== undefined && { toConnect: connectionIn(toConnect).connection }),
    ...(notice !== undefined && { notice }),
    ...(facts.linked !== undefined && { linked: facts.linked }),
    ...(facts.unlinked !== undefined && { unlinked: namedIn(facts.unlinked) }),
    ...(notice !== undefined &&
      facts.tried && { tried: { ...namedIn(facts.tried), name: facts.tried.connection } }),
    ...(count !== undefined && { count }),
    ...(enrolment !== undefined &&
      enrolment !== 'notEligible' &&
      enrolmentAt !== undefined && { enrolment: { status: enrolment, organisation: enrolmentAt } }),
    ...(facts.onward?.to === 'checkout' && facts.employer !== undefined && { employer: facts.employer }),
    ...(facts.onward && { onward: onwardIn(facts.onward) }),
  };
}

const invitesToFamily = /\/family\/(?:owner-invite|manage)(?:\?|$)/;
const joinsFamily = /\/family\/accept-invite(?:\?|$)/;

/** Where the person goes on to: the pages of families say what the address is proved for. */
function onwardIn({ to, address }: NonNullable<ManageIdentitiesFacts['onward']>): IdentitiesOnward {
  if (to !== 'page') return to;
  if (invitesToFamily.test(address)) return 'inviting';
  return joinsFamily.test(address) ? 'joining' : 'page';
}

function linkedFrom({
  connection: name,
  workplace,
  email,
  linkedAt,
  removable,
}: ManageIdentitiesFacts['identities'][number]): LinkedIdentity {
  return {
    ...connectionIn(name),
    name,
    ...(workplace !== undefined && { workplace }),
    ...(email !== undefined && { email }),
    ...(linkedAt !== undefined && { since: linkedAt }),
    removable,
  };
}

function namedIn({ connection, workplace }: NonNullable<ManageIdentitiesFacts['unlinked']>) {
  return { ...connectionIn(connection), ...(workplace !== undefined && { workplace }) };
}

/** The sign-in comes first: a code by mail is for the owner alone. */
function changesFor(facts: ManageIdentitiesFacts): IdentityChanges {
  const { fresh, unprovedAddress, secondFactor, confirmsBy: others, identities } = facts;
  const code = facts.codeUsable && { codeUsable: true as const };
  if (!fresh && secondFactor) {
    return { status: 'confirmFirst', password: false, connections: [], others, ...code };
  }
  if (!fresh) {
    const connections = identities
      .filter(({ confirms }) => confirms)
      .flatMap(({ connection }) => connectionIn(connection).connection ?? []);
    if (facts.codeInPlaceOfPassword) {
      return {
        status: 'confirmFirst',
        password: false,
        inPlaceOfPassword: true,
        connections,
        others,
        ...code,
      };
    }
    return { status: 'confirmFirst', password: facts.password, connections, others, ...code };
  }
  if (unprovedAddress === undefined) return { status: 'allowed' };
  return { status: 'proveAddressFirst', address: unprovedAddress, ...code };
}

function noticeOf(
  { done, notConnected, problem, remove }: ManageIdentitiesFacts,
  changes: IdentityChanges,
): IdentityNotice | undefined {
  if (problem !== undefined) return noticeOfProblem(problem, changes);
  if (done !== undefined) return done;
  if (notConnected === true) return 'notConnected';
  return remove !== undefined && changes.status === 'confirmFirst' ? 'signInAgain' : undefined;
}

function noticeOfProblem(problem: IdentityProblem, changes: IdentityChanges): IdentityNotice | undefined {
  switch (problem) {
    case 'CONNECTION_REFUSED':
      return 'refused';
    case 'CONNECTION_FAILED':
    case 'CONNECTION_EXPIRED':
    case 'CONNECTION_UNKNOWN':
      return 'connection';
    case 'IDENTITY_OF_ANOTHER':
      return 'ofAnother';
    case 'CONNECTION_TAKEN':
      return 'taken';
    case 'IDENTITY_LINKED_ALREADY':
      return 'linkedAlready';
    case 'WRONG_IDENTITY':
      return 'wrongIdentity';
    case 'ONLY_LOGIN_METHOD':
      return 'onlyLoginMethod';
    case 'WRONG_CREDENTIALS':
      return 'wrongPassword';
    case 'TOO_MANY_ATTEMPTS':
      return 'tooManyAttempts';
    case 'WAIT_FOR_CODE':
      return 'waitForCode';
    case 'WRONG_APP_CODE':
      return 'wrongAppCode';
    case 'APP_CODE_USED':
      return 'usedAppCode';
    case 'APP_CODE_MISSING':
      return 'missingAppCode';
    case 'PASSWORD_MISSING':
      return 'missingPassword';
    case 'TOO_MANY_APP_CODES':
      return 'tooManyAppCodes';
    case 'WRONG_CODE':
      return 'wrongCode';
    case 'CODE_MISSING':
      return 'missingCode';
    case 'CODE_EXPIRED':
      return 'codeExpired';
    case 'PROOF_TOO_OLD':
      return 'proofTooOld';
    case 'SIGN_IN_AGAIN':
      return changes.status === 'confirmFirst' ? 'signInAgain' : undefined;
    case 'NOT_LINKED':
      return 'notLinked';
    case 'NOT_YOUR_ACCOUNT':
      return 'otherAccount';
    case 'ADDRESS_PROVEN':
      return 'addressProven';
    case 'ADDRESS_NOT_PROVEN':
      return changes.status === 'proveAddressFirst' ? 'addressNotProven' : undefined;
    // Since `SIGNED_OUT`, the person has logged in, and used-up tries are said where the code is asked for. The others are of
    // other pages.
    case 'SIGNED_OUT':
    case 'ADDRESS_OUTSIDE_WORKPLACE':
    case 'SIGN_IN_REPLACED':
    case 'INVALID':
    case 'NO_PENDING_SIGN_IN':
    case 'PASSWORD_TRIES_USED_UP':
      return undefined;
  }
}

/** Where the page leads on to, if anywhere. */
export const onwardAddress = fromServer<string>('');

export function selectOnwardAddress(state: { onwardAddress: string }): string {
  return state.onwardAddress;
}

export function selectManageIdentities(state: {
  manageIdentities: ManageIdentitiesState;
}): ManageIdentitiesState {
  return state.manageIdentities;
}
