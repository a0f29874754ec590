import type { Journey, JourneyWay } from '../../../site/src/journeys/defineJourney.ts';
import { destinationOf, type Destination } from '../../../site/src/journeys/destination.ts';
import { namesOf, type Control, type LinkNames } from './controls.ts';

/** What a press on a control leads to: ways that are written down, or where its address leads. */
export interface Following {
  ways: readonly JourneyWay[];
  destination: Destination | undefined;
}

/** The screen on which a control is pressed. */
export interface Pressed {
  journey: Journey;
  state: string;
  linkNames: LinkNames;
  /** The text of a key, in the language that the screen is drawn in. */
  textAt: (key: string) => string | undefined;
}

/** What follows a press, the ways of the state before those of all states. */
export function follow(control: Control, { journey, state, linkNames, textAt }: Pressed): Following {
  const begun = journey.ways.filter(({ from }) => from === undefined || from.includes(state));
  const named = begun.toSorted(
    (one, other) => Number(one.from === undefined) - Number(other.from === undefined),
  );
  switch (control.kind) {
    case 'field':
      return { ways: named.filter(({ field }) => field === control.name), destination: undefined };
    case 'button':
      return {
        ways: named.filter(({ label }) => label !== undefined && control.words === textAt(label)),
        destination: undefined,
      };
    case 'link':
    case 'form': {
      const names = namesOf(control.address, linkNames);
      return {
        ways: named
          .filter(({ on, label, field }) => names.includes(on) && label === undefined && field === undefined)
          .filter(({ sends }) => sends === undefined || control.sends.includes(sends))
          // What is said of this form or link, before what is said of all with its address.
          .toSorted((one, other) => Number(one.sends === undefined) - Number(other.sends === undefined)),
        destination: destinationOf(control.address),
      };
    }
  }
}

/** Whether a button changes nothing but what it stands beside: it shows a password, copies, shares, prints or plays. */
export function staysInPlace({ element }: Control): boolean {
  return element.matches('[data-codes], [data-hide-label] button, [data-player] button');
}
