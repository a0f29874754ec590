import * as React from 'react';
import { styled } from 'storybook/theming';
import { opensOf, placeOf, type Place } from '../../../site/src/journeys/graph.ts';
import type { Drawing } from '../drawing.ts';
import { Picture } from '../Picture.tsx';
import type { State } from '../states.ts';
import {
  linesBetween,
  linesFrom,
  nodeAt,
  nodeSize,
  pathOf,
  placedNodes,
  sizeOf,
  type PlacedNode,
} from './layout.ts';
import type { Lane } from './maps.ts';
import { journeyOf } from './onward.ts';
import type { ShownStates } from './shown.ts';
import { useDrawStory } from './useDrawStory.ts';

/** With more lines than these, only those of the place on show are drawn. */
const manyLines = 70;

interface JourneyMapViewProps {
  lanes: readonly Lane[];
  shown: ShownStates;
  places: readonly Place[];
  at: number;
  /** Where the ways of the place on show lead. */
  leads: readonly Place[];
  draw: Drawing;
  theme: string;
  language: string;
  onGo: (place: Place) => void;
}

/** The states of a journey and the ways between them. A press on one goes there. */
export function JourneyMapView({
  lanes,
  shown,
  places,
  at,
  leads,
  draw,
  theme,
  language,
  onGo,
}: JourneyMapViewProps) {
  const nodes = React.useMemo(() => placedNodes(lanes), [lanes]);
  const { width, height } = sizeOf(nodes);
  const walked = places.map((place) => nodeAt(place, nodes));
  const current = walked[at];
  const written = React.useMemo(() => linesBetween(nodes, shown), [nodes, shown]);
  const own = linesFrom(current, leads, nodes);
  const known = new Set(own.map(({ key }) => key));
  const lines = [...own, ...(written.length > manyLines ? [] : written.filter(({ key }) => !known.has(key)))];
  const onWalk = ({ from, to }: (typeof lines)[number]) =>
    walked.some(
      (node, number) => node === from && walked.slice(number + 1).find((each) => each !== from) === to,
    );

  return (
    <Root aria-label="The map" tabIndex={0}>
      <div style={{ inlineSize: width, blockSize: height }}>
        {lanes.map(({ title }, lane) => (
          <h3 key={title} style={{ insetInlineStart: nodes.find((node) => node.lane === lane)?.x }}>
            {title}
          </h3>
        ))}
        <svg width={width} height={height} aria-hidden="true">
          <defs>
            <marker
              id="way-end"
              viewBox="0 0 8 8"
              refX="5"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto"
              markerUnits="userSpaceOnUse"
            >
              <path d="M1 1 6 4 1 7" fill="none" stroke="context-stroke" strokeWidth="1.5" />
            </marker>
          </defs>
          {lines.map((line) => (
            <path key={line.key} d={pathOf(line)} data-walked={onWalk(line)} markerEnd="url(#way-end)" />
          ))}
        </svg>
        {nodes.map((node) => (
          <Node
            key={node.key}
            {...{ node, shown, draw, theme, language, onGo }}
            current={node === current}
            walked={walked.includes(node)}
          />
        ))}
      </div>
    </Root>
  );
}

interface NodeProps extends Pick<JourneyMapViewProps, 'shown' | 'draw' | 'theme' | 'language' | 'onGo'> {
  node: PlacedNode;
  current: boolean;
  walked: boolean;
}

function Node({ node, shown, draw, theme, language, onGo, current, walked }: NodeProps) {
  const { screen, state } = node;
  const [first] = opensOf(journeyOf(screen), shown);
  const place = placeOf(screen, state ?? first ?? '');
  const story = shown.byPlace.get(place);
  if (story === undefined) return null;
  const count = shown.statesOf(screen).length;

  return (
    <button
      type="button"
      aria-current={current ? 'step' : undefined}
      data-walked={walked}
      style={{ insetInlineStart: node.x, insetBlockStart: node.y }}
      onClick={() => onGo(place)}
    >
      <SmallPicture story={story} {...{ draw, theme, language }} />
      <b>
        {state === undefined ? shown.titleOf(screen) : story.name}
        {state === undefined && <span>{count === 1 ? '1 state' : `${count} states`}</span>}
      </b>
    </button>
  );
}

interface SmallPictureProps {
  story: State;
  draw: Drawing;
  theme: string;
  language: string;
}

/** The top of a screen, as small as a stamp. */
export function SmallPicture({ story, draw, theme, language }: SmallPictureProps) {
  const drawStory = useDrawStory(story, draw, { language, theme });
  return <Picture title={story.name} draw={drawStory} width={360} shownWidth={28} shownHeight={38} />;
}

const Root = styled.section(({ theme }) => ({
  flex: 1,
  minInlineSize: 0,
  overflow: 'auto',
  padding: '14px 24px 24px',
  background: theme.background.app,
  '& > div': { position: 'relative' },
  h3: {
    position: 'absolute',
    insetBlockStart: 0,
    margin: 0,
    color: theme.barTextColor,
    fontSize: theme.typography.size.s1,
    fontWeight: theme.typography.weight.bold,
  },
  svg: { position: 'absolute', inset: 0, overflow: 'visible', fill: 'none' },
  'svg path': { fill: 'none', stroke: theme.base === 'dark' ? '#7d8894' : '#8793a0', strokeWidth: 1.3 },
  'svg path[data-walked=true]': { stroke: theme.color.secondary, strokeWidth: 2 },
  button: {
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    inlineSize: nodeSize.width,
    blockSize: nodeSize.height,
    padding: 3,
    overflow: 'hidden',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: 6,
    background: theme.background.content,
    color: theme.color.defaultText,
    font: `12px/14px ${theme.typography.fonts.base}`,
    textAlign: 'start',
    cursor: 'pointer',
  },
  'button > div': { flex: 'none' },
  'button b': {
    display: '-webkit-box',
    maxBlockSize: 42,
    overflow: 'hidden',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
  },
  'button span': { display: 'block', color: theme.barTextColor, fontWeight: 'normal', fontSize: 11 },
  'button:hover, button[data-walked=true]': { borderColor: theme.color.secondary },
  'button[aria-current]': { background: '#006deb', borderColor: '#006deb', color: '#fff' },
  'button[aria-current] span': { color: '#fff' },
}));
