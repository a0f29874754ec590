import type { Journey, JourneyWay } from '../../src/journeys/defineJourney.ts';
import { destinationOf } from '../../src/journeys/destination.ts';
import { opensOf } from '../../src/journeys/graph.ts';
import { routes, type RouteName } from '../../src/pages/routes.ts';
import { journeys } from '../../src/pages/generated/journeys.ts';
import { samplesOf } from './records.ts';
import type { PressedControl } from './recordWays.ts';
import { isShownBy, partsOf } from './stateParts.ts';

/** A screen that was shown, and its state. */
export interface ShownScreen {
  route: RouteName;
  journey: Journey;
  state: object;
}

/** A way that a page went. Without `from`, it was opened by its address. */
export interface WalkedWay {
  from: ShownScreen | undefined;
  to: ShownScreen;
  pressed: PressedControl | undefined;
  opened: boolean;
}

const sliceOf = (screen: string) => screen.charAt(0).toLowerCase() + screen.slice(1);
const statesOf = (screen: string) => Object.keys(samplesOf(sliceOf(screen)));

/** The journey of a slice's screen on a page. */
export function journeyOf(route: RouteName, slice: string): Journey | undefined {
  return journeys.find(({ screen, at }) => sliceOf(screen) === slice && at.includes(route));
}

/** The parts of a way that no written way and no address accounts for. Empty where it is known. */
export function unknownParts(walked: WalkedWay): string[] {
  const { from, to, opened } = walked;
  if (!opened && from?.journey === to.journey) return unknownChanges(from, to);

  const byWays = from === undefined ? [] : unshownByWays(from.journey, to);
  const opening = opened ? unshownParts(to, opensOf(to.journey, { statesOf })) : ['no page was opened'];
  if (opening.length === 0 && from !== undefined && !opensFrom(from, walked)) return ['no way leads here'];
  const [fewest = []] = [opening, ...byWays].toSorted((one, other) => one.length - other.length);
  return fewest;
}

/**
 * The written ways that account for a way that a page went, of several those that account for most of what changed. Empty for
 * a link, which needs none.
 */
export function writtenWays({ from, to, pressed, opened }: WalkedWay): JourneyWay[] {
  if (from === undefined) return [];
  const ways = from.journey.ways.filter((way) => canFollow(way, pressed));
  if (opened || from.journey !== to.journey) {
    const leading = ways.filter((way) => opensBy(way, to) && beginsIn(from, way));
    return mostOf(leading, (way) => (typeof way.to[to.journey.screen] === 'string' ? 1 : 2));
  }
  const changes = changedParts(from, to);
  return mostOf(
    ways,
    (way) => changes.filter(({ name, before, after }) => goes(to.journey, way, name, before, after)).length,
  );
}

/** Whether a way can be what followed, by what was pressed last. Much comes by itself after a press. */
function canFollow({ on, field }: JourneyWay, pressed: PressedControl | undefined): boolean {
  if (on === 'itself' || on === 'frame') return true;
  const isHandler = /^on[A-Z]/.test(on);
  // A choice in a field is no press of a link or a button.
  if (field !== undefined && isHandler) return true;
  switch (pressed?.kind) {
    case undefined:
      return false;
    case 'button':
      return isHandler;
    case 'link':
      return !isHandler;
    case 'form':
      // A live page answers a form by a handler.
      return true;
  }
}

/** Those with the highest count, if it is not 0. */
function mostOf(ways: readonly JourneyWay[], countOf: (way: JourneyWay) => number): JourneyWay[] {
  const most = Math.max(0, ...ways.map(countOf));
  return most === 0 ? [] : ways.filter((way) => countOf(way) === most);
}

/** Whether a way leads to the page of a screen, in the state that it shows. */
function opensBy(way: JourneyWay, to: ShownScreen): boolean {
  const states = way.to[to.journey.screen];
  if (states === undefined) return false;
  return (
    unshownParts(to, typeof states === 'string' ? opensOf(to.journey, { statesOf }) : states).length === 0
  );
}

/** Whether a screen shows a state in which a way begins. */
function beginsIn({ journey, state }: ShownScreen, way: JourneyWay): boolean {
  const begins = [...(way.from ?? statesOf(journey.screen)), ...(way.through ?? [])];
  return unshownParts({ journey, state }, begins).length === 0;
}

/** The parts of a state by what tells them apart: names, without what stands beside them, which a way does not change. */
function namedPartsOf(state: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(partsOf(state)).map(([path, part]) => [path, namesIn(part)]));
}

/** Types of values, and the layout of a screen, which it keeps whatever is pressed. */
const noNames = new Set(['string', 'number', 'boolean', 'object', 'undefined', 'compared by itself', 'rows']);

function namesIn(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(
    Object.entries(part).filter(
      ([name, value]) => name !== 'variant' && typeof value === 'string' && !noNames.has(value),
    ),
  );
}

/** Whether something on the screen before leads to the page. A page for members leads to log in first. */
function opensFrom({ journey }: ShownScreen, { to, pressed }: WalkedWay): boolean {
  const { route } = to;
  if (journey.ways.some((way) => to.journey.screen in way.to || 'onward' in way.to)) return true;
  // Back, forward, or a page that was loaded again.
  if (journey === to.journey || pressed === undefined) return true;
  const destination = destinationOf(pressed.address);
  switch (destination?.kind) {
    case 'page':
      return (
        destination.route === route || (route === 'login' && routes[destination.route].access === 'signedIn')
      );
    case 'logout':
    case 'outside':
      return true;
    default:
      return false;
  }
}

/** What each written way from a screen to another one leaves unshown of its state. A way that shows all leads there. */
function unshownByWays(journey: Journey, to: ShownScreen): string[][] {
  const { screen } = to.journey;
  // A page that opens in such a state shows its other parts as it always does.
  const opening = opensOf(to.journey, { statesOf });
  return journey.ways.flatMap((way) => {
    const states = way.to[screen];
    if (states === undefined) return [];
    return [unshownParts(to, typeof states === 'string' ? opening : [...opening, ...states])];
  });
}

/** The parts of a state that none of some named samples shows. */
function unshownParts(
  { journey, state }: Pick<ShownScreen, 'journey' | 'state'>,
  names: readonly string[],
): string[] {
  const samples = partsOfSamples(journey.screen, names);
  return Object.entries(namedPartsOf(state))
    .filter(([name, part]) => !samples.some((sample) => isShownBy(sample[name], part)))
    .map(([name, part]) => `${name}: ${JSON.stringify(part)}`);
}

/** The parts that changed on a screen, where no way of it goes from what was shown to what is. */
function unknownChanges(from: ShownScreen, to: ShownScreen): string[] {
  const { journey } = to;
  return changedParts(from, to)
    .filter(({ name, before, after }) => !journey.ways.some((way) => goes(journey, way, name, before, after)))
    .map(({ name, before, after }) => `${name}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`);
}

interface ChangedPart {
  name: string;
  before: unknown;
  after: unknown;
}

/** The parts of a screen's state that are not as they were. */
function changedParts(from: ShownScreen, to: ShownScreen): ChangedPart[] {
  const before = namedPartsOf(from.state);
  return Object.entries(namedPartsOf(to.state))
    .map(([name, after]) => ({ name, before: before[name], after }))
    .filter((part) => JSON.stringify(part.before) !== JSON.stringify(part.after));
}

/** Whether a way leads on one screen from a part to another one, at once or by way of what is shown meanwhile. */
function goes(journey: Journey, way: JourneyWay, name: string, before: unknown, after: unknown): boolean {
  const own = way.to[journey.screen];
  const passed = way.through ?? [];
  const ends = own === undefined ? [] : typeof own === 'string' ? opensOf(journey, { statesOf }) : own;
  const begins = [...(way.from ?? statesOf(journey.screen)), ...passed];
  const shows = (names: readonly string[], part: unknown) =>
    partsOfSamples(journey.screen, names).some((sample) =>
      part === undefined ? sample[name] === undefined : isShownBy(sample[name], part),
    );
  return shows(begins, before) && shows([...passed, ...ends], after);
}

const known = new Map<string, Record<string, unknown>>();

function partsOfSamples(screen: string, names: readonly string[]): Record<string, unknown>[] {
  const samples = samplesOf(sliceOf(screen));
  return names.map((name) => {
    const key = `${screen}.${name}`;
    const parts = known.get(key) ?? namedPartsOf(samples[name]);
    known.set(key, parts);
    return parts;
  });
}
