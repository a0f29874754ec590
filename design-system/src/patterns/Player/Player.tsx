import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { HeadingLevel } from '../../primitives/Heading/Heading.options.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { color, fontSize, space } from '../../tokens/index.ts';
import { clockOf } from './drawnPlayer.ts';
import { playButtonLook } from './PlayButton.look.ts';
import { secondOf, type PlayerContent, type PlayerState, type PlayerWords } from './PlayerState.ts';
import { Transcript } from './Transcript.tsx';
import { Way } from './Way.tsx';

export interface PlayerProps {
  content: PlayerContent;
  words: PlayerWords;
  /** The address of the sound. */
  src: string;
  /** The level of its heading. */
  level: HeadingLevel;
  state: PlayerState;
  /** What follows once the exercise was listened to. Shown at its end alone, so that nothing draws away from it before. */
  afterEnd?: ReactNode;
}

/**
 * Plays a sound, with its words to read along. Without a script and for who asked for reduced motion it has the browser's
 * own controls; a script that takes over shows the states by `drawnPlayerIn`, with no React on the page.
 */
export function Player({ content, words, src, level, state, afterEnd }: PlayerProps) {
  const titleId = useId();
  const { id, title, lead, seconds, lines } = content;
  const at = secondOf(state);
  const whole = clockOf(seconds);

  return (
    <Root aria-labelledby={titleId} data-player={id}>
      <Head>
        <Heading id={titleId} level={level} size="h3">
          {title}
        </Heading>
        <Text size="small" soft>
          {lead}
        </Text>
      </Head>
      <Row>
        {/* It has no captions: there is no voice in it, and its words stand below. */}
        <Sound
          src={src}
          controls
          preload="none"
          aria-label={title}
          {...shownWhen(state, 'native', 'nativeEnded')}
        />
        <Controls {...shownWhen(state, 'ready', 'playing', 'paused', 'ended', 'failed')}>
          <PlayButton type="button">
            <Face {...shownWhen(state, 'ready', 'paused')}>
              <Triangle name="play" />
              <VisuallyHidden>{words.play}</VisuallyHidden>
            </Face>
            <Face {...shownWhen(state, 'playing')}>
              <Bars name="pause" />
              <VisuallyHidden>{words.pause}</VisuallyHidden>
            </Face>
            <Face {...shownWhen(state, 'ended')}>
              <Triangle name="play" />
              <VisuallyHidden>{words.replay}</VisuallyHidden>
            </Face>
            <Face {...shownWhen(state, 'failed')}>
              <Icon name="refresh-cw" />
              <VisuallyHidden>{words.retry}</VisuallyHidden>
            </Face>
          </PlayButton>
          <Middle>
            <div {...shownWhen(state, 'ready', 'playing', 'paused', 'ended')}>
              <Way
                // Drawn anew for another state: between two, its value is the visitor's.
                key={at}
                at={at}
                seconds={seconds}
                label={words.position}
                valueText={words.at}
              />
              {/* The slider tells it as well. */}
              <Times aria-hidden="true">
                <span data-part="time">{clockOf(at)}</span>
                <span>{whole}</span>
              </Times>
            </div>
            <Problem role="status">
              <span {...shownWhen(state, 'failed')}>{words.failed}</span>
            </Problem>
          </Middle>
        </Controls>
      </Row>
      {afterEnd !== undefined && <div {...shownWhen(state, 'ended', 'nativeEnded')}>{afterEnd}</div>}
      <Transcript summary={words.words} lines={lines} state={state} />
    </Root>
  );
}

/** A part that some states alone have. What they are is written down for the script that takes over. */
function shownWhen({ status }: PlayerState, ...statuses: PlayerState['status'][]) {
  return { 'data-when': statuses.join(' '), hidden: !statuses.includes(status) };
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Head = styled.div`
  display: grid;
  gap: ${space[1]};
`;

/* As high as our controls, so that nothing moves when a script takes over. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-block-size: 4.5rem;
`;

const Sound = styled.audio`
  inline-size: 100%;
`;

const Controls = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: clamp(1rem, 3vw, 1.4rem);
  align-items: center;
`;

const PlayButton = styled.button`
  ${playButtonLook}
`;

const Face = styled.span`
  display: grid;
`;

const Bars = styled(Icon)`
  fill: currentColor;
`;

/* The weight of a triangle lies left of its middle. */
const Triangle = styled(Icon)`
  margin-inline-start: 0.15rem;
  fill: currentColor;
`;

const Middle = styled.div`
  min-inline-size: 0;
`;

const Times = styled.p`
  display: flex;
  justify-content: space-between;
  color: ${color.textSoft};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
`;

const Problem = styled.p`
  font-size: ${fontSize.small};
  line-height: 1.3;
`;
