import * as React from 'react';
import { PrintIcon } from '@storybook/icons';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { Drawing } from '../drawing.ts';
import { Picture } from '../Picture.tsx';
import type { State } from '../states.ts';
import { screenIn, type ShownStates } from './shown.ts';
import { printStoryboard } from './printStoryboard.ts';
import { useDrawStory } from './useDrawStory.ts';
import type { Walk } from './useWalk.ts';

interface StoryboardProps {
  title: string;
  walk: Walk;
  shown: ShownStates;
  draw: Drawing;
  theme: string;
  language: string;
}

/** The walk in pictures, one beside the other. Printed, it is a PDF by the browser's own means. */
export function Storyboard({ title, walk, shown, draw, theme, language }: StoryboardProps) {
  const scenes = walk.places.flatMap((place) => {
    const story = shown.byPlace.get(place);
    return story === undefined ? [] : [{ place, story, screen: shown.titleOf(screenIn(place)) }];
  });
  const never = React.useMemo(() => new AbortController().signal, []);
  const print = () =>
    printStoryboard(
      title,
      scenes.map(({ screen, story }) => ({
        caption: `${screen}: ${story.name}`,
        page: draw(story, { language, theme }, never),
      })),
    );

  return (
    <Root aria-label="Storyboard">
      <Button onClick={() => void print()} ariaLabel={false}>
        <PrintIcon /> Print or save as PDF
      </Button>
      <ol>
        {scenes.map(({ place, story, screen }, number) => (
          <li key={`${number} ${place}`}>
            <Scene {...{ story, draw, theme, language }} />
            <p>
              <b>
                {number + 1}. {screen}
              </b>
              <br />
              {story.name}
            </p>
          </li>
        ))}
      </ol>
    </Root>
  );
}

interface SceneProps extends Pick<StoryboardProps, 'draw' | 'theme' | 'language'> {
  story: State;
}

function Scene({ story, draw, theme, language }: SceneProps) {
  const drawStory = useDrawStory(story, draw, { language, theme });
  return <Picture title={story.name} draw={drawStory} width={360} shownWidth={216} shownHeight={444} />;
}

const Root = styled.section(({ theme }) => ({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  padding: 24,
  background: theme.background.app,
  ol: { display: 'flex', flexWrap: 'wrap', gap: 24, margin: '16px 0 0', padding: 0, listStyle: 'none' },
  li: { inlineSize: 216 },
  p: { margin: '8px 0 0' },
}));
