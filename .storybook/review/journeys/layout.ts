import { beginsOf, endsOf, placeOf, type Place } from '../../../site/src/journeys/graph.ts';
import { journeys } from '../../../site/src/pages/generated/journeys.ts';
import type { Lane, MapNode } from './maps.ts';
import { journeyOf } from './onward.ts';
import { screenIn, stateIn, type ShownStates } from './shown.ts';

/** A node at its place on the map, in pixels. */
export interface PlacedNode extends MapNode {
  key: string;
  lane: number;
  x: number;
  y: number;
}

/** A line between two nodes. */
export interface Line {
  key: string;
  from: PlacedNode;
  to: PlacedNode;
}

export const nodeSize = { width: 126, height: 46 };
const pitch = { x: 156, y: 62 };
const head = 30;

/** The nodes of lanes, one lane beside the other. */
export function placedNodes(lanes: readonly Lane[]): PlacedNode[] {
  return lanes.flatMap(({ nodes }, lane) =>
    nodes.map((node, row) => ({
      ...node,
      key: keyOf(node, lane),
      lane,
      x: lane * pitch.x,
      y: head + row * pitch.y,
    })),
  );
}

/** How large a map is. */
export function sizeOf(nodes: readonly PlacedNode[]): { width: number; height: number } {
  return {
    width: Math.max(0, ...nodes.map(({ x }) => x)) + nodeSize.width,
    height: Math.max(0, ...nodes.map(({ y }) => y)) + nodeSize.height,
  };
}

/** The node that a place is shown by: that of its state, or else that of its screen. */
export function nodeAt(place: Place, nodes: readonly PlacedNode[]): PlacedNode | undefined {
  const ofScreen = nodes.filter(({ screen }) => screen === screenIn(place));
  return (
    ofScreen.find(({ state }) => state === stateIn(place)) ??
    ofScreen.find(({ state }) => state === undefined)
  );
}

/**
 * The lines that the written ways draw between nodes, each once. What any state of a screen may lead to is drawn from the node
 * of the screen.
 */
export function linesBetween(nodes: readonly PlacedNode[], shown: ShownStates): Line[] {
  const lines = new Map<string, Line>();
  const nodesOf = (places: readonly Place[]) => [
    ...new Set(places.flatMap((place) => nodeAt(place, nodes) ?? [])),
  ];
  const draw = (begins: readonly PlacedNode[], ends: readonly PlacedNode[]) => {
    for (const from of begins) {
      for (const to of ends) {
        const key = `${from.key}→${to.key}`;
        if (from !== to) lines.set(key, { key, from, to });
      }
    }
  };
  for (const screen of new Set(nodes.map((node) => node.screen))) {
    const journey = journeyOf(screen);
    for (const way of journey.ways) {
      const all = nodesOf(beginsOf(journey, way, shown).map((state) => placeOf(screen, state)));
      const whole = nodes.some((node) => node.screen === screen && node.state === undefined);
      const begins = all.filter((node) => way.from !== undefined || (whole && node.state === undefined));
      const passed = nodesOf((way.through ?? []).map((state) => placeOf(screen, state)));
      const ends = nodesOf(endsOf(way, journeys, shown));
      draw(begins, [...passed, ...ends]);
      draw(passed, ends);
    }
  }
  return [...lines.values()];
}

/** The lines from the place on show to where its ways lead. */
export function linesFrom(
  from: PlacedNode | undefined,
  ends: readonly Place[],
  nodes: readonly PlacedNode[],
): Line[] {
  if (from === undefined) return [];
  const reached = new Set(ends.flatMap((end) => nodeAt(end, nodes) ?? []));
  return [...reached].filter((to) => to !== from).map((to) => ({ key: `${from.key}→${to.key}`, from, to }));
}

/** The path of a line: out at the side that is nearer, in by a curve. */
export function pathOf({ from, to }: Line): string {
  const { width, height } = nodeSize;
  if (from.lane === to.lane) {
    const down = to.y > from.y;
    if (Math.abs(to.y - from.y) === pitch.y) {
      const x = from.x + width / 2;
      return down ? `M${x} ${from.y + height}V${to.y - 3}` : `M${x} ${from.y}V${to.y + height + 3}`;
    }
    const x = from.x;
    return `M${x} ${from.y + height / 2}C${x - 26} ${from.y + height / 2} ${x - 26} ${to.y + height / 2} ${x - 3} ${to.y + height / 2}`;
  }
  const forth = to.lane > from.lane;
  const start = { x: from.x + (forth ? width : 0), y: from.y + height / 2 };
  const end = { x: to.x + (forth ? -3 : width + 3), y: to.y + height / 2 };
  const middle = (start.x + end.x) / 2;
  return `M${start.x} ${start.y}C${middle} ${start.y} ${middle} ${end.y} ${end.x} ${end.y}`;
}

/** The map of one screen: what leads to it, its own states, and what it leads to. */
export function lanesOfScreen(screen: string, shown: ShownStates): Lane[] {
  const journey = journeyOf(screen);
  const own = (states: readonly string[]) => states.map((state) => ({ screen, state }));
  const opens = journey.opens === 'each' ? shown.statesOf(screen) : journey.opens;
  const passing = [...new Set(journey.ways.flatMap(({ through = [] }) => through))];
  const others = shown.statesOf(screen).filter((state) => !opens.includes(state) && !passing.includes(state));
  const before = journeys.filter(
    (each) => each.screen !== screen && each.ways.some(({ to }) => screen in to),
  );
  const after = new Set(journey.ways.flatMap(({ to }) => Object.keys(to)));
  const screens = (names: Iterable<string>): MapNode[] =>
    [...names]
      .filter((name) => name !== screen && shown.byScreen.has(name))
      .map((name) => ({ screen: name }));
  return [
    { title: 'Leads here', nodes: screens(before.map((each) => each.screen)) },
    { title: 'Opens', nodes: own(opens) },
    { title: 'Meanwhile', nodes: own(passing.filter((state) => !opens.includes(state))) },
    { title: 'What may come of it', nodes: own(others) },
    { title: 'Leads on', nodes: screens(after) },
  ].filter(({ nodes }) => nodes.length > 0);
}

function keyOf({ screen, state }: MapNode, lane: number): string {
  return `${lane} ${state === undefined ? screen : placeOf(screen, state)}`;
}
