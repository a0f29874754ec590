import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { skyLook } from '../../../patterns/Sky/Sky.look.ts';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Scene } from '../../../primitives/Scene/Scene.tsx';
import { color, fontSize, gutter, media } from '../../../tokens/index.ts';

export interface BreathProps {
  title: string;
}

/** Stops the page at dusk for one breath. The circle breathes, and the words with it. */
export function Breath({ title }: BreathProps) {
  const { t } = useTranslation('home');

  return (
    <Root data-mood="dusk">
      <Heading level={2} size="h1" stop>
        {title}
      </Heading>
      <Cue>
        <In aria-hidden="true">{t(($) => $.breath.in)}</In>
        <Out aria-hidden="true">{t(($) => $.breath.out)}</Out>
        <Still>{t(($) => $.breath.still)}</Still>
      </Cue>
      <Scene name="still" />
    </Root>
  );
}

const Root = styled.section`
  ${skyLook}
  display: grid;
  align-content: start;
  justify-items: center;
  min-block-size: 780px;
  padding: clamp(3.5rem, 6vw, 5rem) ${gutter} 0;
  color: ${color.onDusk};
  text-align: center;

  ${media.narrow} {
    min-block-size: 740px;
  }
`;

const Cue = styled.p`
  display: grid;
  margin-block-start: 1rem;
  font-size: ${fontSize.lead};
  text-wrap: balance;

  & > span {
    grid-area: 1 / 1;
  }
`;

const inhaling = keyframes`
  0%, 44% { opacity: 1; }
  50%, 94% { opacity: 0; }
  100% { opacity: 1; }
`;

const exhaling = keyframes`
  0%, 44% { opacity: 0; }
  50%, 94% { opacity: 1; }
  100% { opacity: 0; }
`;

const In = styled.span`
  animation: ${inhaling} 8s linear infinite;

  ${media.reducedMotion} {
    visibility: hidden;
  }
`;

const Out = styled.span`
  animation: ${exhaling} 8s linear infinite;

  ${media.reducedMotion} {
    visibility: hidden;
  }
`;

/* Heard by screen readers always, seen only where nothing moves. */
const Still = styled.span`
  opacity: 0;

  ${media.reducedMotion} {
    opacity: 1;
  }
`;
