import { componentOf } from '../review/sheet-address.ts';
import type { State } from '../review/states.ts';

/** The product as a visitor goes through it. A stop is a story's id, and its name in the map. */
const journeys = [
  {
    title: 'Join',
    text: 'From the first visit to the first evening',
    stops: [
      ['screens-home-home--ready', 'Home'],
      ['screens-home-plan-selection--tax-included', 'Plans'],
      ['screens-identity-sign-up-or-login--signup', 'Sign up or log in'],
      ['screens-identity-sign-up--ready', 'Sign up'],
      ['screens-checkout-checkout--annual-trial', 'Checkout'],
      ['screens-checkout-checkout-confirmation--confirmed', 'Confirmed'],
    ],
  },
  {
    title: 'Stay',
    text: 'What is mine, and what it costs',
    stops: [
      ['screens-identity-login--ready', 'Log in'],
      ['screens-identity-auth-callback--continuing', 'Logging in'],
      ['screens-account-subscription--trial', 'Subscription'],
      ['screens-account-subscription--payment-due', 'Payment due'],
    ],
  },
  {
    title: 'Leave',
    text: 'Two presses, everything said before',
    stops: [
      ['screens-account-cancel-subscription--ready', 'Cancel'],
      ['screens-account-cancel-subscription--cancelled', 'You’ve cancelled'],
    ],
  },
  {
    title: 'When something is wrong',
    text: 'Nothing lost, nothing charged in the dark',
    stops: [
      ['screens-checkout-checkout-error--already-subscriber', 'Cannot order'],
      ['screens-checkout-checkout-maintenance--maintenance', 'Closed for work'],
      ['screens-errors-not-found--missing', 'Not found'],
      ['screens-checkout-checkout-unsupported--not-sold', 'Plan not sold'],
      ['screens-errors-server-problem--waiting', 'Server problem'],
    ],
  },
  {
    title: 'In writing',
    text: 'What we send, and what we promise',
    stops: [
      ['mails-welcome--trial', 'Welcome mail'],
      ['mails-trial-reminder--by-card', 'Reminder mail'],
      ['mails-receipt--tax-included', 'Receipt'],
      ['screens-home-legal--ready', 'Terms'],
    ],
  },
] as const;

/** A journey of the map, with what is found of it in Storybook's index. */
export interface MappedJourney {
  title: string;
  text: string;
  stops: { state: State; name: string }[];
  /** How many states its screens and mails have. */
  count: number;
}

/** All screens and mails, each in one journey. Those that no journey names are in one of their own, at the end. */
export function mapOf(states: State[]): MappedJourney[] {
  const shown = states.filter(({ title }) => /^(Screens|Mails)\//.test(title));
  const named = journeys.map(({ title, text, stops }) => {
    const found = stops.map(([id, name]) => ({ state: stateOf(shown, id), name }));
    return { title, text, stops: found };
  });
  const inMap = new Set(named.flatMap(({ stops }) => stops.map(({ state }) => componentOf(state.id))));
  const others = Object.values(Object.groupBy(shown, ({ id }) => componentOf(id)))
    .flatMap((component) => component?.slice(0, 1) ?? [])
    .filter(({ id }) => !inMap.has(componentOf(id)))
    .map((state) => ({ state, name: state.title.replace(/.*\//, '') }));

  return [...named, { title: 'More', text: 'Not part of a journey yet', stops: others }]
    .filter(({ stops }) => stops.length > 0)
    .map((journey) => ({ ...journey, count: countOf(journey.stops, shown) }));
}

/** How many states the components of some stops have. */
function countOf(stops: MappedJourney['stops'], states: State[]): number {
  const components = new Set(stops.map(({ state }) => componentOf(state.id)));
  return states.filter(({ id }) => components.has(componentOf(id))).length;
}

function stateOf(states: State[], id: string): State {
  const state = states.find((each) => each.id === id);
  if (state === undefined) throw new Error(`The map shows ${id}, and there is no such story`);
  return state;
}
