import * as React from 'react';
import { PlayIcon, RewindIcon, StopIcon } from '@storybook/icons';
import { styled } from 'storybook/theming';
import type { Drawing } from '../drawing.ts';
import { SmallPicture } from './JourneyMapView.tsx';
import { screenIn, type ShownStates } from './shown.ts';
import type { Walk } from './useWalk.ts';

interface WalkRowProps {
  walk: Walk;
  shown: ShownStates;
  draw: Drawing;
  theme: string;
  language: string;
  playing: boolean;
  onPlay: () => void;
}

/** The walk, screen by screen, and the buttons that go through it. */
export function WalkRow({ walk, shown, draw, theme, language, playing, onPlay }: WalkRowProps) {
  const { places, at, step } = walk;

  return (
    <Root aria-label="The walk">
      <button type="button" className="tool" aria-label="Back to the start" onClick={() => step(0)}>
        <RewindIcon />
      </button>
      <button
        type="button"
        className="tool"
        aria-label={playing ? 'Stop' : 'Play'}
        aria-pressed={playing}
        onClick={onPlay}
      >
        {playing ? <StopIcon /> : <PlayIcon />}
      </button>
      <ol>
        {places.map((place, number) => {
          const story = shown.byPlace.get(place);
          if (story === undefined) return null;
          return (
            <li key={`${number} ${place}`}>
              <button
                type="button"
                aria-current={number === at ? 'step' : undefined}
                onClick={() => step(number)}
              >
                <SmallPicture story={story} {...{ draw, theme, language }} />
                <span>
                  <b>{shown.titleOf(screenIn(place))}</b> {story.name}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </Root>
  );
}

const Root = styled.section(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 64,
  padding: '0 24px',
  borderBlockStart: `1px solid ${theme.appBorderColor}`,
  background: theme.background.content,
  overflowX: 'auto',
  ol: { display: 'flex', gap: 10, margin: '0 0 0 10px', padding: 0, listStyle: 'none' },
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 48,
    padding: '0 8px 0 4px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: theme.barTextColor,
    font: `12px/15px ${theme.typography.fonts.base}`,
    textAlign: 'start',
    cursor: 'pointer',
  },
  'button span': { inlineSize: 92, overflow: 'hidden', textOverflow: 'ellipsis' },
  'button b': { display: 'block', color: theme.color.defaultText },
  'button[aria-current]': { background: theme.background.hoverable },
  'button[aria-current] b': { color: theme.color.secondary },
  '.tool': { flex: 'none', justifyContent: 'center', minBlockSize: 32, inlineSize: 32, padding: 0 },
  '.tool[aria-pressed=true]': { color: theme.color.secondary },
}));
