import type { Journey } from './defineJourney.ts';
import { beginsOf, placeOf, pressesFrom, stepsOf, type Place, type Screens, type Step } from './graph.ts';

/** How many presses it takes to join and to leave. */
export interface SymmetryPromise {
  /** From the plans to an order that is confirmed: with a new account, and with one that is logged in. */
  joining: { withNewAccount: number; loggedIn: number };
  /** From the subscription to its end that is confirmed, of the plan that takes the most. */
  leaving: number;
  /** The same from the home page. */
  fromHome: { joining: number; leaving: number };
  /** Whether leaving takes no more than joining, however one joins. */
  kept: boolean;
}

/** Counts presses, the fewest to join and the most that any plan needs to leave. What is typed is not counted. */
export function symmetryPromise(journeys: readonly Journey[], screens: Screens): SymmetryPromise {
  const steps = stepsOf(journeys, screens);
  const placesOf = (screen: string, states = screens.statesOf(screen)) =>
    states.map((state) => placeOf(screen, state));
  const confirmed = placesOf('CheckoutConfirmation').filter((place) => place.includes('.confirmed'));
  const fewest = (begins: readonly Place[], ends: readonly Place[]) => fewestBetween(begins, ends, steps);
  const withNewAccount = (screen: string) =>
    fewestBetween(placesOf(screen), confirmed, afterSignUp(screen, steps));
  const joining = {
    withNewAccount: withNewAccount('PlanSelection'),
    loggedIn: fewest(placesOf('PlanSelection'), confirmed),
  };

  const ended = placesOf('CancelSubscription').filter((place) => place.includes('.cancelled'));
  const leaving = Math.max(...plansThatEnd(journeys, screens).map((place) => fewest([place], ended)));

  return {
    joining,
    leaving,
    fromHome: {
      joining: withNewAccount('Home'),
      // The header leads to the subscription from every page.
      leaving: 1 + leaving,
    },
    kept: leaving <= Math.min(joining.withNewAccount, joining.loggedIn),
  };
}

/** The subscriptions that can be cancelled here. Those of app stores are cancelled there. */
function plansThatEnd(journeys: readonly Journey[], screens: Screens): Place[] {
  return journeys
    .filter(({ screen }) => screen === 'Subscription')
    .flatMap((journey) =>
      journey.ways
        .filter(({ on }) => on === 'cancel')
        .flatMap((way) => beginsOf(journey, way, screens).map((state) => placeOf(journey.screen, state))),
    );
}

/** The steps without those that leave a screen for any other than the sign-up. */
function afterSignUp(screen: string, steps: Map<Place, Step[]>): Map<Place, Step[]> {
  const left = [...steps].map(([place, each]): [Place, Step[]] => [
    place,
    place.startsWith(`${screen}.`) ? each.filter(({ to }) => to.startsWith('SignUp.')) : each,
  ]);
  return new Map(left);
}

function fewestBetween(begins: readonly Place[], ends: readonly Place[], steps: Map<Place, Step[]>): number {
  const presses = pressesFrom(begins, steps);
  return Math.min(...ends.map((place) => presses.get(place) ?? Infinity));
}
