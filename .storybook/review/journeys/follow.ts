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
        ways: named.filter(({ on }) => names.includes(on)),
        destination: destinationOf(control.address),
      };
    }
  }
}

/** Buttons that change nothing but what they stand beside, by the keys of their words. */
export const inPlace = ['signUp.password.reveal', 'login.password.reveal', 'exercises.player.play'] as const;
