import type { ScreenName, StateOf } from '../../../site/src/journeys/defineJourney.ts';
import { placeOf, type Place } from '../../../site/src/journeys/graph.ts';

/** What stands on a map: a screen with all its states, or one state by itself. */
export interface MapNode {
  screen: string;
  /** Absent, the node stands for all states that have none of their own. */
  state?: string;
}

/** A part of a journey, top to bottom. */
export interface Lane {
  title: string;
  nodes: readonly MapNode[];
}

/** A journey through several screens. */
export interface JourneyMap {
  id: string;
  title: string;
  text: string;
  lanes: readonly Lane[];
  /** The places of its usual walk. */
  walk: readonly Place[];
}

function node<Name extends ScreenName>(screen: Name, state?: StateOf<Name>): MapNode {
  return { screen, ...(state !== undefined && { state }) };
}

function place<Name extends ScreenName>(screen: Name, state: StateOf<Name>): Place {
  return placeOf(screen, state);
}

/** Journeys through several screens. Each screen has a map of its own besides. */
export const maps: readonly JourneyMap[] = [
  {
    id: 'join-and-leave',
    title: 'Join and leave',
    text: 'Every step from the plans to an order, and from the subscription to its end.',
    lanes: [
      { title: 'Arrive', nodes: [node('Home'), node('PlanSelection')] },
      {
        title: 'Create an account',
        nodes: [
          node('Login'),
          node('Login', 'wrongCredentials'),
          node('SignUp'),
          node('SignUp', 'fieldsWrong'),
          node('SignUp', 'emailTaken'),
        ],
      },
      {
        title: 'Pay',
        nodes: [
          node('Checkout'),
          node('Checkout', 'voucherExpired'),
          node('Checkout', 'cardDeclined'),
          node('Checkout', 'slowBank'),
          node('Checkout', 'paypalRefused'),
          node('Checkout', 'totalChanged'),
          node('CheckoutError'),
        ],
      },
      {
        title: 'Have',
        nodes: [
          node('CheckoutConfirmation'),
          node('CheckoutConfirmation', 'checking'),
          node('CheckoutConfirmation', 'refused'),
          node('Subscription'),
          node('Subscription', 'paymentDue'),
        ],
      },
      {
        title: 'Leave',
        nodes: [
          node('CancelSubscription'),
          node('CancelSubscription', 'cancelledTrial'),
          node('CancelSubscription', 'failed'),
          node('CancelSubscription', 'alreadyCancelled'),
        ],
      },
    ],
    walk: [
      place('PlanSelection', 'taxIncluded'),
      place('SignUp', 'planWaiting'),
      place('Checkout', 'annualTrial'),
      place('CheckoutConfirmation', 'confirmed'),
      place('Subscription', 'trial'),
      place('CancelSubscription', 'ready'),
      place('CancelSubscription', 'cancelledTrial'),
    ],
  },
];
