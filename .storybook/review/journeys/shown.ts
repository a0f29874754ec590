import { placeOf, type Place } from '../../../site/src/journeys/graph.ts';
import type { State } from '../states.ts';

/** The states of all screens, as Storybook shows them, by their places. */
export class ShownStates {
  readonly byPlace: ReadonlyMap<Place, State>;
  readonly byScreen: ReadonlyMap<string, readonly string[]>;

  constructor(states: readonly State[]) {
    const screens = states.filter(({ title }) => title.startsWith('Screens/'));
    const named = screens.map((state) => ({ state, screen: screenOf(state), name: nameOf(state) }));
    this.byPlace = new Map(named.map(({ state, screen, name }) => [placeOf(screen, name), state]));
    this.byScreen = new Map(
      Object.entries(Object.groupBy(named, ({ screen }) => screen)).map(([screen, each = []]) => [
        screen,
        each.map(({ name }) => name),
      ]),
    );
  }

  statesOf = (screen: string): readonly string[] => this.byScreen.get(screen) ?? [];

  /** What a screen is called in the sidebar. */
  titleOf(screen: string): string {
    const [first = ''] = this.statesOf(screen);
    return this.byPlace.get(placeOf(screen, first))?.title.replace(/^.*\//, '') ?? screen;
  }
}

/** `CheckoutError`, of `./design-system/src/screens/checkout/CheckoutError/CheckoutError.stories.tsx`. */
function screenOf({ importPath }: State): string {
  return importPath.replace(/^.*\//, '').replace(/\.stories\.tsx$/, '');
}

/** The state of a story: `cardDeclined`. Codes of the backend are written as they are. */
function nameOf({ exportName }: State): string {
  if (/^[A-Z_]+$/.test(exportName)) return exportName;
  return exportName.charAt(0).toLowerCase() + exportName.slice(1);
}

export function screenIn(place: Place): string {
  return place.replace(/\..*$/, '');
}

export function stateIn(place: Place): string {
  return place.replace(/^.*\./, '');
}
