import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { color, ease, fontSize, media, radius, touch } from '../../tokens/index.ts';
import { currentLine } from './drawnPlayer.ts';
import type { PlayerState, TranscriptLine } from './PlayerState.ts';

export interface TranscriptProps {
  summary: string;
  lines: readonly TranscriptLine[];
  state: PlayerState;
}

/** The words of a sound. The sentence that is being read is marked, and not read out: a voice would speak over the breath. */
export function Transcript({ summary, lines, state }: TranscriptProps) {
  const current = currentLine(
    lines.map(({ at }) => at),
    state,
  );

  return (
    <Root>
      <Summary>
        {summary}
        <Chevron name="chevron-down" />
      </Summary>
      <Words>
        {lines.map(({ at, text }, index) => (
          <Fragment key={at}>
            {index > 0 && ' '}
            <span data-from={at} aria-current={index === current ? 'true' : undefined}>
              {text}
            </span>
          </Fragment>
        ))}
      </Words>
    </Root>
  );
}

const Root = styled.details``;

const Chevron = styled(Icon)`
  transition: transform 0.3s ${ease.out};

  ${media.reducedMotion} {
    transition: none;
  }
`;

const Summary = styled.summary`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 0.6rem;
  min-block-size: ${touch};
  border-radius: ${radius.s};
  font-size: ${fontSize.small};
  font-weight: 600;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  ${Root}[open] > & ${Chevron} {
    transform: rotate(180deg);
  }
`;

const Words = styled.p`
  padding-block-start: 0.35rem;
  color: ${color.textSoft};

  & > [aria-current] {
    /* Not bolder: the words behind it would move with each sentence. */
    color: ${color.text};
    text-decoration: underline 2px ${color.tick};
    text-underline-offset: 0.3em;
  }
`;
