import { Type, type Static } from 'typebox';
import { isCountryCode } from '../../../domain/countries.ts';
import { languagePrefix } from '../../../domain/languages.ts';
import { problemOfName } from '../../../domain/person-name.ts';
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
import type { FamilyPageParts } from './page-parts.ts';

type Facts = FactsOf<'acceptInvite'>;
type Open = Extract<Facts, { status: 'open' }>;
type Recipient = Extract<Facts, { status: 'recipient' }>['recipient'];

const Text = Type.Optional(Type.String({ maxLength: 1000 }));
const AcceptForm = Type.Object({
  ...{
    firstName: Text,
    lastName: Text,
    streetName: Text,
    streetNumber: Text,
    zipPostalCode: Text,
    city: Text,
  },
  country: Text,
  /** The own plan that the page told of. */
  ownPlanShown: Type.Optional(Type.String({ maxLength: 200 })),
  /** `ask`: asks for another invitation, where this one is over. */
  step: Type.Enum(['accept', 'ask']),
  ownPlan: Type.Optional(Type.Enum(['end', 'keep'])),
  token: Type.String({ maxLength: 200 }),
  /** Whom the page was drawn for. Who asks for another invitation may be logged out. */
  userId: Type.Optional(Type.String({ maxLength: 100 })),
});
type AcceptForm = Static<typeof AcceptForm>;

/** What accepting an invitation needs beside the other pages of families. */
export interface AcceptInviteParts extends Pick<FamilyPageParts, 'billing' | 'memberships' | 'personOf'> {
  joining: Joining;
  userIdOf: (request: PageVisit['request']) => Promise<string | undefined>;
  countryOf: (visit: PageVisit) => Promise<string | undefined>;
  /** What is asked before a link goes on that was mailed to another address. */
  recipientOf: (
    request: PageVisit['request'],
    link: { purpose: 'invitation'; email: string },
  ) => Promise<Recipient | { status: 'signedOut' | 'used' | 'expired' | 'unknown' } | undefined>;
}

/** An invitation to a family: what it is, and the form that accepts it. */
export function acceptInvitePage(parts: AcceptInviteParts): PageHandler {
  const { joining, billing, memberships, personOf, userIdOf, countryOf, recipientOf } = parts;
  const page = (facts: Facts) => ({ route: 'acceptInvite', facts, personal: true }) as const;

  async function endedFacts(
    looked: Extract<LookedAt, { end: InvitationEnd }>,
    token: string,
  ): Promise<Facts> {
    switch (looked.end) {
      case 'joined':
        return { status: 'joined', ownerName: await memberships.ownerNameOf(looked.group) };
      case 'expired':
        return { status: 'expired', token, ownerName: await memberships.ownerNameOf(looked.group) };
      case 'otherFamily':
        return { status: 'otherFamily', own: false };
      case 'ownFamily':
        return { status: 'otherFamily', own: true };
      case 'unknown':
      case 'used':
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
  ): Promise<{ facts: Open; own: OwnPlan | undefined }> {
    const own = await billing.ownPlanOf(person.userId);
    const { firstName, lastName, userId } = person;
    const address = { streetName: '', streetNumber: '', zipPostalCode: '', city: '' };
    return {
      own,
      facts: {
        ...{ status: 'open', userId, token, problems: {} },
        ownerName: await memberships.ownerNameOf(group),
        values: { firstName, lastName, ...address, country: plan.country ?? (await countryOf(visit)) ?? '' },
        ...(own !== undefined && { ownPlan: own.shown, ownPlanShown: shownMark(own) }),
        ...(plan.endsOn !== undefined && { endsOn: plan.endsOn }),
      },
    };
  }

  async function show(visit: PageVisit): Promise<Facts> {
    const { request } = visit;
    const token = queryOf(request).get('token') ?? '';
    const userId = await userIdOf(request);
    const looked = await joining.look(token, userId);
    if (looked.end === 'expired' && queryOf(request).has('asked')) {
      return {
        status: 'expired',
        token,
        ownerName: await memberships.ownerNameOf(looked.group),
        asked: true,
      };
    }
    if (looked.end !== undefined) return endedFacts(looked, token);
    const { invitation, group, plan } = looked;
    const person = userId === undefined ? undefined : await personOf(userId);
    if (person === undefined) {
      return {
        status: 'signedOut',
        ownerName: await memberships.ownerNameOf(group),
        ...(plan.endsOn !== undefined && { endsOn: plan.endsOn }),
      };
    }
    const isTaken = queryOf(request).get('account') === 'this';
    const email = invitation.email ?? '';
    const recipient = isTaken ? undefined : await recipientOf(request, { purpose: 'invitation', email });
    if (recipient?.status === 'otherAccount') return { status: 'recipient', recipient };
    if (mustProveAddress(invitation, person)) return { status: 'unconfirmed' };
    return (await openFacts(visit, looked, person, token)).facts;
  }

  async function submit(visit: PageVisit, form: AcceptForm): Promise<FormResult> {
    const { request, language, address } = visit;
    const { token, userId: drawnFor } = form;
    const query = (more: Record<string, string> = {}) =>
      `${address}?${new URLSearchParams({ token, ...more }).toString()}`;
    if (form.step === 'ask') {
      await joining.ask(token);
      return { redirectTo: query({ asked: '1' }) };
    }
    const userId = await userIdOf(request);
    if (userId === undefined) return { redirectTo: loginBackTo(query(), language, 'sessionEnded') };
    const person = await personOf(userId);
    // The page was drawn for another account: it is drawn anew, for this one.
    if (person === undefined || drawnFor !== userId) return { redirectTo: query() };
    const looked = await joining.look(token, userId);
    const success = { redirectTo: `${languagePrefix(language)}/family/accept-success` };
    if (looked.end === 'joined') return success;
    // Whatever stands against it now is shown with its address.
    if (looked.end !== undefined) return { redirectTo: query() };

    const { facts, own } = await openFacts(visit, looked, person, token);
    const values = valuesOf(form);
    const wrong = problemsOf(values);
    const mustChoose = own !== undefined && ['charged', 'waits', 'billedElsewhere'].includes(own.shown.kind);
    // What was chosen of another plan than the one that there is now says nothing.
    const choice = own !== undefined && form.ownPlanShown === shownMark(own) ? form.ownPlan : undefined;
    const isElsewhere = own?.shown.kind === 'billedElsewhere';
    const isChosen = choice !== undefined && (!isElsewhere || choice === 'keep');
    const problems: Open['problems'] = {
      ...wrong,
      ...(mustChoose && !isChosen && { ownPlan: 'missing' as const }),
    };
    const typed = { ...facts, values, ...(choice !== undefined && { choice }) };
    if (Object.keys(problems).length > 0) return refused({ ...typed, problems });

    const { firstName, lastName, ...postal } = values;
    const toEnd = mustChoose && choice === 'end' ? own.subscriptionId : undefined;
    const accepted = await joining.accept(token, person, {
      ...{ firstName, lastName, address: postal },
      ...(toEnd !== undefined && { planToEnd: toEnd }),
    });
    if (accepted.ok) return success;
    if (accepted.end === 'unconfirmed') return { redirectTo: query({ account: 'this' }) };
    if (accepted.end === 'otherCountry') return refused({ ...typed, problems: { country: 'otherCountry' } });
    return { redirectTo: query() };
  }

  function refused(facts: Open): FormResult {
    return {
      page: { ...page(facts), statusCode: 422 },
      errors: Object.entries(facts.problems).map(([field, problem]) => ({
        ...{ code: 'INVALID', title: 'Whoops', detail: 'Please look at this field once more.' },
        source: { pointer: `/${field}` },
        data: { problem },
      })),
    };
  }

  return {
    show: async (visit) => page(await show(visit)),
    form: pageForm({ body: AcceptForm, submit }),
  };
}

/** Names an own plan, and what is told of it. */
function shownMark({ subscriptionId, shown }: OwnPlan): string {
  const next = 'next' in shown ? shown.next.date : '';
  return [subscriptionId, shown.kind, next].join(':');
}

type Values = Open['values'];

const longestLine = 100;

function valuesOf(form: AcceptForm): Values {
  const text = (typed = '') => typed.trim().replaceAll(/\s+/g, ' ');
  return {
    firstName: text(form.firstName),
    lastName: text(form.lastName),
    streetName: text(form.streetName),
    streetNumber: text(form.streetNumber),
    zipPostalCode: text(form.zipPostalCode),
    city: text(form.city),
    country: text(form.country),
  };
}

/** What is wrong with what was typed, by field. */
function problemsOf({ firstName, lastName, country, ...address }: Values): Open['problems'] {
  const problems: Record<string, 'missing' | 'invalid' | undefined> = {
    firstName: nameProblem(firstName),
    lastName: nameProblem(lastName),
    ...Object.fromEntries(Object.entries(address).map(([field, typed]) => [field, lineProblem(typed)])),
    country: isCountryCode(country) ? undefined : 'missing',
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

function nameProblem(name: string): 'missing' | 'invalid' | undefined {
  if (name === '') return 'missing';
  return problemOfName(name) === undefined ? undefined : 'invalid';
}

function lineProblem(typed: string): 'missing' | 'invalid' | undefined {
  if (typed === '') return 'missing';
  return typed.length > longestLine ? 'invalid' : undefined;
}
