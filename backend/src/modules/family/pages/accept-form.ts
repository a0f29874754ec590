import { Type, type Static } from 'typebox';
import { isCountryCode } from '../../../domain/countries.ts';
import { problemOfName } from '../../../domain/person-name.ts';
import type { FactsOf } from '../../../http/page-handler.ts';
import type { OwnPlan } from '../ports.ts';

type Open = Extract<FactsOf<'acceptInvite'>, { status: 'open' }>;
type OwnPlanAsked = NonNullable<Open['ownPlans']>[number];

const Text = Type.Optional(Type.String({ maxLength: 1000 }));
const planLines = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** The form of an invitation: it accepts it, asks for another one, or frees its place. */
export const AcceptForm = Type.Object({
  ...{
    firstName: Text,
    lastName: Text,
    streetName: Text,
    streetNumber: Text,
    zipPostalCode: Text,
    city: Text,
  },
  country: Text,
  /** `ask`: asks for another invitation, where this one is over. `free`: frees the place of one that is not needed. */
  step: Type.Enum(['accept', 'ask', 'free']),
  /** The own plans that the page told of, and what was chosen for each. */
  ...Object.fromEntries(
    planLines.flatMap((line) => [
      [`ownPlanShown${line}`, Type.Optional(Type.String({ maxLength: 200 }))],
      [`ownPlan${line}`, Type.Optional(Type.String({ maxLength: 10 }))],
    ]),
  ),
  token: Type.String({ maxLength: 200 }),
  /** Whom the page was drawn for. Who asks for another invitation may be logged out. */
  userId: Type.Optional(Type.String({ maxLength: 100 })),
});
export type AcceptForm = Static<typeof AcceptForm> & Record<`ownPlan${string}`, string | undefined>;

/** What was chosen for an own plan. What was chosen of another one than there is now says nothing. */
export function askedOf(own: OwnPlan, form: AcceptForm): OwnPlanAsked {
  const shown = shownMark(own);
  const line = planLines.find((each) => form[`ownPlanShown${each}`] === shown);
  const typed = line === undefined ? undefined : form[`ownPlan${line}`];
  const choices = choicesFor(own.shown.kind);
  const choice = choices.find((each) => each === typed);
  const isMissing = choices.length > 0 && choice === undefined;
  return {
    ...{ plan: own.shown, shown },
    ...(choice !== undefined && { choice }),
    ...(isMissing && { problem: 'missing' as const }),
  };
}

/** What another company bills can be ended only there. */
function choicesFor(kind: OwnPlan['shown']['kind']): readonly ('end' | 'keep')[] {
  switch (kind) {
    case 'charged':
    case 'waits':
      return ['end', 'keep'];
    case 'billedElsewhere':
      return ['keep'];
    case 'ends':
    case 'access':
      return [];
  }
}

/** Names an own plan, and what is told of it. */
export function shownMark({ subscriptionId, shown }: OwnPlan): string {
  const next = 'next' in shown ? shown.next.date : '';
  return [subscriptionId, shown.kind, next].join(':');
}

type Values = Open['values'];

const longestLine = 100;

/** What was typed, in one line each. */
export function valuesOf(form: AcceptForm): Values {
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
export function problemsOf({ firstName, lastName, country, ...address }: Values): Open['problems'] {
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
