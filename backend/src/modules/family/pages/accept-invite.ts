import { languagePrefix } from '../../../domain/languages.ts';
import { invalidField } from '../../../http/invalid-field.ts';
import { loginBackTo } from '../../../http/login-address.ts';
import {
  pageForm,
  type FactsOf,
  type FormResult,
  type PageHandler,
  type PageVisit,
} from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { mustProveAddress, type InvitationEnd, type Joining, type LookedAt } from '../joining.ts';
import type { FamilyAccount, OwnPlan } from '../ports.ts';
import type { FamilyRow } from '../tables.ts';
import { AcceptForm, askedOf, problemsOf, shownMark, valuesOf } from './accept-form.ts';
import type { FamilyPageParts } from './page-parts.ts';

type Facts = FactsOf<'acceptInvite'>;
type Open = Extract<Facts, { status: 'open' }>;
type Recipient = Extract<Facts, { status: 'recipient' }>['recipient'];

/** What accepting an invitation needs beside the other pages of families. */
export interface AcceptInviteParts extends Pick<FamilyPageParts, 'billing' | 'memberships' | 'personOf'> {
  joining: Joining;
  userIdOf: (request: PageVisit['request']) => Promise<string | undefined>;
  countryOf: (visit: PageVisit) => Promise<string | undefined>;
  /** Counts that a person joined the family of an owner. */
  countJoined: (
    visit: PageVisit,
    joined: { accountId: string; invitationId: string; ownerId: string | null },
  ) => Promise<void>;
  /** What is asked before a link goes on that was mailed to another address. */
  recipientOf: (
    request: PageVisit['request'],
    link: { purpose: 'invitation'; email: string },
  ) => Promise<Recipient | undefined>;
}

/** An invitation to a family: what it is, and the form that accepts it. */
export function acceptInvitePage(parts: AcceptInviteParts): PageHandler {
  const { joining, billing, memberships, personOf, userIdOf, countryOf, countJoined, recipientOf } = parts;
  const page = (facts: Facts) => ({ route: 'acceptInvite', facts, personal: true }) as const;

  async function endedFacts(
    looked: Extract<LookedAt, { end: InvitationEnd }>,
    token: string,
    person: FamilyAccount | undefined,
  ): Promise<Facts> {
    switch (looked.end) {
      case 'joined':
        return { status: 'joined', ownerName: await memberships.ownerNameOf(looked.group) };
      case 'secondPlace': {
        const ownerName = await memberships.ownerNameOf(looked.group);
        return { status: 'secondPlace', token, ownerName, userId: person?.userId ?? '' };
      }
      case 'expired': {
        const asked = looked.invitation.askedAt === null ? {} : ({ asked: true } as const);
        const ownerName = await memberships.ownerNameOf(looked.group);
        return { status: 'expired', token, ownerName, ...asked };
      }
      case 'removed':
      case 'left':
        return { status: 'over', why: looked.end };
      case 'otherFamily':
        return { status: 'otherFamily', own: false };
      case 'ownFamily':
        return { status: 'otherFamily', own: true };
      case 'used':
        return { status: 'used', ...(person && { signedInAs: person.email }) };
      case 'unknown':
      case 'owner':
      case 'full':
      case 'withdrawn':
      case 'planEnded':
        return { status: looked.end };
    }
  }

  async function openFacts(
    visit: PageVisit,
    { group, plan }: Extract<LookedAt, { end: undefined }>,
    person: FamilyAccount,
    token: string,
  ): Promise<{ facts: Open; own: readonly OwnPlan[] }> {
    const own = await billing.ownPlansOf(person.userId);
    const { firstName, lastName, userId } = person;
    const address = { streetName: '', streetNumber: '', zipPostalCode: '', city: '' };
    return {
      own,
      facts: {
        ...{ status: 'open', userId, token, problems: {} },
        ownerName: await memberships.ownerNameOf(group),
        values: { firstName, lastName, ...address, country: plan.country ?? (await countryOf(visit)) ?? '' },
        ...(own.length > 0 && {
          ownPlans: own.map((each) => ({ plan: each.shown, shown: shownMark(each) })),
        }),
        ...(plan.endsOn !== undefined && { endsOn: plan.endsOn }),
      },
    };
  }

  /** Whom an invitation is for, where that is another account than the one that is logged in. */
  function recipientIn(
    request: PageVisit['request'],
    { email }: Pick<FamilyRow, 'email'>,
  ): Promise<Recipient | undefined> {
    return recipientOf(request, { purpose: 'invitation', email: email ?? '' });
  }

  /** The same of one that the account cannot accept, while another one may. */
  async function otherRecipient(
    request: PageVisit['request'],
    looked: Extract<LookedAt, { end: InvitationEnd }>,
  ): Promise<Recipient | undefined> {
    switch (looked.end) {
      case 'joined':
      case 'secondPlace':
      case 'otherFamily':
      case 'ownFamily': {
        const { accountId, leftAt } = looked.invitation;
        return accountId === null && leftAt === null ? recipientIn(request, looked.invitation) : undefined;
      }
      default:
        return undefined;
    }
  }

  /** Reads alone: what an invitation opens changes by a press. */
  async function show(visit: PageVisit): Promise<Facts> {
    const { request } = visit;
    const token = queryOf(request).get('token') ?? '';
    const isTaken = queryOf(request).get('account') === 'this';
    const userId = await userIdOf(request);
    const looked = await joining.look(token, userId);
    const person = userId === undefined ? undefined : await personOf(userId);
    if (looked.end !== undefined) {
      const recipient = person && !isTaken ? await otherRecipient(request, looked) : undefined;
      return recipient === undefined ? endedFacts(looked, token, person) : { status: 'recipient', recipient };
    }
    const { invitation, group, plan } = looked;
    if (person === undefined) {
      return {
        status: 'signedOut',
        ownerName: await memberships.ownerNameOf(group),
        ...(plan.endsOn !== undefined && { endsOn: plan.endsOn }),
      };
    }
    const recipient = isTaken ? undefined : await recipientIn(request, invitation);
    if (recipient !== undefined) return { status: 'recipient', recipient };
    if (mustProveAddress(invitation, person)) return { status: 'unconfirmed' };
    if (await billing.hasOpenPurchase(person.userId)) return { status: 'purchasePending' };
    return (await openFacts(visit, looked, person, token)).facts;
  }

  async function submit(visit: PageVisit, form: AcceptForm): Promise<FormResult> {
    const { request, language, address } = visit;
    const { token, userId: drawnFor } = form;
    const query = (more: Record<string, string> = {}) =>
      `${address}?${new URLSearchParams({ token, ...more }).toString()}`;
    if (form.step === 'ask') {
      await joining.ask(token);
      return { redirectTo: query() };
    }
    const userId = await userIdOf(request);
    if (userId === undefined) return { redirectTo: loginBackTo(query(), language, 'sessionEnded') };
    const person = await personOf(userId);
    // The page was drawn for another account: it is drawn anew, for this one.
    if (person === undefined || drawnFor !== userId) return { redirectTo: query() };
    if (form.step === 'free') {
      await joining.freeSecondPlace(token, userId);
      return { redirectTo: query() };
    }
    const looked = await joining.look(token, userId);
    const success = { redirectTo: `${languagePrefix(language)}/family/accept-success` };
    // The form was still open: who pressed it wants no second place.
    if (looked.end === 'secondPlace') await joining.freeSecondPlace(token, userId);
    if (looked.end === 'secondPlace' || looked.end === 'joined') return success;
    // Whatever stands against it now is shown with its address.
    if (looked.end !== undefined) return { redirectTo: query() };
    // What it buys may be charged beside the family: the page says to wait, and asks about it then.
    if (await billing.hasOpenPurchase(userId)) return { redirectTo: query({ account: 'this' }) };

    const { facts, own } = await openFacts(visit, looked, person, token);
    const values = valuesOf(form);
    const wrong = problemsOf(values);
    const ownPlans = own.map((each) => askedOf(each, form));
    const typed = { ...facts, values, problems: wrong, ...(own.length > 0 && { ownPlans }) };
    if (Object.keys(wrong).length > 0 || ownPlans.some(({ problem }) => problem !== undefined)) {
      return refused(typed);
    }

    const { firstName, lastName, ...postal } = values;
    const toEnd = own.filter((_each, at) => ownPlans[at]?.choice === 'end');
    const accepted = await joining.accept(token, person, {
      ...{ firstName, lastName, address: postal },
      plansToEnd: toEnd.map(({ subscriptionId }) => subscriptionId),
    });
    if (accepted.ok) {
      const { invitation, group } = looked;
      await countJoined(visit, {
        ...{ accountId: userId, invitationId: invitation.id, ownerId: group.ownerAccountId },
      });
      return success;
    }
    if (accepted.end === 'unconfirmed') return { redirectTo: query({ account: 'this' }) };
    if (accepted.end === 'otherCountry') return refused({ ...typed, problems: { country: 'otherCountry' } });
    return { redirectTo: query() };
  }

  function refused(facts: Open): FormResult {
    const ofPlans = (facts.ownPlans ?? []).map(({ problem }, at) => [`ownPlan${at + 1}`, problem] as const);
    const problems = [...Object.entries(facts.problems), ...ofPlans];
    return {
      page: { ...page(facts), statusCode: 422 },
      errors: problems.flatMap(([field, problem]) =>
        problem === undefined ? [] : invalidField(field, problem),
      ),
    };
  }

  return {
    show: async (visit) => page(await show(visit)),
    form: pageForm({ body: AcceptForm, submit }),
  };
}
