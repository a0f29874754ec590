import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleFrame } from '../../design-system/src/patterns/Page/sampleFrame.ts';
import type { Journey } from '../../site/src/journeys/defineJourney.ts';
import { destinationOf } from '../../site/src/journeys/destination.ts';
import { beginsOf, endsOf, opensOf, placeOf, type Screens } from '../../site/src/journeys/graph.ts';
import { symmetryPromise } from '../../site/src/journeys/promise.ts';
import { journeys } from '../../site/src/pages/generated/journeys.ts';
import { paths } from '../../site/src/pages/generated/paths.ts';
import { root } from '../../scripts/root.ts';
import { controlsIn, linkNamesIn, type Control } from '../review/journeys/controls.ts';
import { follow, staysInPlace, type Following } from '../review/journeys/follow.ts';
import { drawStory } from './drawStory.ts';

/** The address of a sample page that editors made. */
const editorsPage = '/sleep-better';

const folder = join(root, 'design-system/src/screens');
const files = new Map(
  globSync('*/*/*.states.ts', { cwd: folder }).map((path) => [basename(path, '.states.ts'), path]),
);
const lists = import.meta.glob<Record<string, unknown>>('../../design-system/src/screens/*/*/*.states.ts', {
  eager: true,
});

const states = new Map(
  Object.entries(lists).map(([path, exported]) => [basename(path, '.states.ts'), namesIn(exported)]),
);

/** The names of the states in the lists that a file exports: its states, and variants of them. */
function namesIn(exported: Record<string, unknown>): string[] {
  return Object.entries(exported).flatMap(([name, list]) =>
    /(States|Variants)$/.test(name) && !Array.isArray(list) ? Object.keys(list as object) : [],
  );
}

function statesOf(screen: string): string[] {
  return states.get(screen) ?? [];
}

/** A control of a drawn state, and what follows a press on it. */
interface Drawn extends Following {
  control: Control;
}

const drawn = new Map<string, Drawn[]>();

const screens: Screens = {
  statesOf,
  shows: (screen, state, way) =>
    drawn.get(placeOf(screen, state))?.some(({ ways }) => ways.includes(way)) === true,
};

const english = new Map<string, unknown>();

function textAt(key: string): string | undefined {
  const [namespace = '', ...path] = key.split('.');
  const words =
    english.get(namespace) ??
    JSON.parse(readFileSync(join(root, `translations/en/${namespace}.json`), 'utf8'));
  english.set(namespace, words);
  const text = path.reduce<unknown>(
    (within, part) => (within as Record<string, unknown> | undefined)?.[part],
    words,
  );
  return typeof text === 'string' ? text : undefined;
}

/** What is read is not how it looks, and styles take longer to parse than all else. */
function withoutStyles(html: string): string {
  return html.replace(/<style[^]*?<\/style>/g, '');
}

async function drawnState(journey: Journey, state: string): Promise<Drawn[]> {
  const path = files.get(journey.screen) ?? '';
  const html = await drawStory(
    {
      importPath: `./design-system/src/screens/${path.replace('.states.ts', '.stories.tsx')}`,
      exportName: state.charAt(0).toUpperCase() + state.slice(1),
    },
    { language: 'en', theme: 'day' },
  );
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const pressed = { journey, state, linkNames: linkNamesIn(page), textAt };
  return controlsIn(page).map((control) => ({ control, ...follow(control, pressed) }));
}

beforeAll(async () => {
  for (const journey of journeys) {
    for (const state of statesOf(journey.screen)) {
      drawn.set(placeOf(journey.screen, state), await drawnState(journey, state));
    }
  }
}, 480_000);

test('each screen says how it leads on, and each page shows a screen', () => {
  expect(journeys.map(({ screen }) => screen).sort()).toEqual([...files.keys()].sort());
  const shown = new Set<string>(journeys.flatMap(({ at }) => at));
  expect(Object.keys(paths).filter((route) => !shown.has(route))).toEqual([]);
});

describe.each(journeys)('$screen', (journey) => {
  const { screen, ways } = journey;
  const places = statesOf(screen).map((state) => ({ state, place: placeOf(screen, state) }));

  test('each of its states is one that it opens in, or one that a way leads to', () => {
    const own = ways.flatMap(({ through = [] }) => through.map((state) => placeOf(screen, state)));
    const reached = new Set([
      ...opensOf(journey, screens).map((state) => placeOf(screen, state)),
      ...journeys.flatMap((each) => each.ways.flatMap((way) => endsOf(way, journeys, screens))),
      ...own,
    ]);
    expect(places.filter(({ place }) => !reached.has(place)).map(({ place }) => place)).toEqual([]);
  });

  test('each of its pages is one that a way or a link leads to', () => {
    // A page's own form posts to it, and leads to it from nowhere else.
    const others = journeys.filter(({ at }) => !at.some((route) => journey.at.includes(route)));
    const linked = others.flatMap((each) =>
      statesOf(each.screen).flatMap((state) =>
        (drawn.get(placeOf(each.screen, state)) ?? []).map(({ destination }) => destination),
      ),
    );
    const written = others.flatMap((each) => each.ways).filter(({ to }) => screen in to);
    const inFrame = Object.values(sampleFrame.links).map(destinationOf);
    const unreached = journey.at.filter(
      (route) =>
        written.length === 0 &&
        ![...linked, ...inFrame].some((to) => to?.kind === 'page' && to.route === route),
    );
    expect(unreached).toEqual(journey.reachedBy === undefined ? [] : journey.at);
  });

  test('a press on anything that its states show leads on', () => {
    const lost = places.flatMap(({ state, place }) =>
      (drawn.get(place) ?? [])
        .filter((press) => !leadsOn(press))
        .map(({ control }) => `${state}: ${control.kind} ${nameOf(control)}`),
    );
    expect(lost).toEqual([]);
  });

  test('no state is an end: something can be pressed, or comes by itself', () => {
    const passing = new Set(
      ways.flatMap((way) => [...(way.through ?? []), ...(way.on === 'itself' ? (way.from ?? []) : [])]),
    );
    const ends = places.filter(({ state, place }) => !passing.has(state) && drawn.get(place)?.length === 0);
    expect(ends.map(({ state }) => state)).toEqual([]);
  });

  test('each of its ways begins with what its states show', () => {
    const missing = ways.flatMap((way) => {
      if (['itself', 'frame'].includes(way.on)) return [];
      const begins = beginsOf(journey, way, screens);
      if (begins.length === 0) return [`${way.on}: nowhere`];
      return begins
        .filter((state) => screens.shows?.(screen, state, way) !== true)
        .map((state) => `${way.on}: ${state}`);
    });
    expect(missing).toEqual([]);
  });

  test('each of its ways leads to a screen of the page that its address names', () => {
    const wrong = places.flatMap(({ place }) =>
      (drawn.get(place) ?? []).flatMap(({ control, ways: followed, destination }) => {
        if (control.kind !== 'link' || destination?.kind !== 'page') return [];
        const shown = journeys.filter(({ at }) => at.includes(destination.route)).map((each) => each.screen);
        return followed
          .filter(({ to }) => shown.length > 0 && !shown.some((each) => each in to))
          .map(({ on }) => `${on}: ${control.address}`);
      }),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });
});

test('leaving takes no more presses than joining', () => {
  const promise = symmetryPromise(journeys, screens);
  expect(promise).toEqual({
    joining: { withNewAccount: 3, loggedIn: 2 },
    leaving: 2,
    fromHome: { joining: 3, leaving: 3 },
    kept: true,
  });
  // What the map shows without drawing every state is the same.
  expect(symmetryPromise(journeys, { statesOf })).toEqual(promise);
});

/** A field keeps what is chosen until its form is sent, where no way begins with it. */
function leadsOn({ control, ways, destination }: Drawn): boolean {
  if (ways.length > 0 || control.kind === 'field') return true;
  if (control.kind === 'button') return staysInPlace(control);
  if (control.kind === 'link' && control.address === editorsPage) return true;
  return destination !== undefined && (control.kind === 'link' || destination.kind === 'logout');
}

function nameOf(control: Control): string {
  switch (control.kind) {
    case 'field':
      return control.name;
    case 'button':
      return control.words;
    default:
      return control.address;
  }
}
