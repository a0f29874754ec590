import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { skyLook } from '../../../patterns/Sky/Sky.look.ts';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Scene } from '../../../primitives/Scene/Scene.tsx';
import { Stars } from '../../../primitives/Stars/Stars.tsx';
import { color, fontSize, gutter, media, radius, touch } from '../../../tokens/index.ts';

export interface BreathProps {
  title: string;
}

/** A breathing exercise: circle and words animate until stopped. */
export function Breath({ title }: BreathProps) {
  const { t } = useTranslation('home');

  return (
    <Root data-mood="dusk">
      <Words>
        <Stars />
        <Heading level={2} size="h1" stop>
          {title}
        </Heading>
        <Cue>
          <In data-seen="moving" aria-hidden="true">
            {t(($) => $.breath.in)}
          </In>
          <Out data-seen="moving" aria-hidden="true">
            {t(($) => $.breath.out)}
          </Out>
          <span data-seen="still">{t(($) => $.breath.still)}</span>
        </Cue>
        <Stop>
          <StopBox type="checkbox" />
          <Icon name="pause" data-seen="moving" />
          <Icon name="check" data-seen="still" />
          <span>{t(($) => $.breath.stop)}</span>
        </Stop>
      </Words>
      <Scene name="still" later />
    </Root>
  );
}

/* Stopped by CSS alone, so that it works without JavaScript. The accessible text stays the same. */
const Root = styled.section`
  ${skyLook}
  min-block-size: 780px;
  padding: clamp(3.5rem, 6vw, 5rem) ${gutter} 0;
  color: ${color.onDusk};
  text-align: center;

  ${media.narrow} {
    min-block-size: 740px;
  }

  & [data-seen='still'] {
    opacity: 0;
  }
  &:has(:checked) * {
    animation: none;
  }
  &:has(:checked) [data-seen='moving'] {
    visibility: hidden;
  }
  &:has(:checked) [data-seen='still'] {
    opacity: 1;
  }
  ${media.reducedMotion} {
    & [data-seen='moving'] {
      visibility: hidden;
    }
    & [data-seen='still'] {
      opacity: 1;
    }
  }
`;

const Words = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  inline-size: fit-content;
  max-inline-size: 100%;
  margin-inline: auto;
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
`;

const Out = styled.span`
  animation: ${exhaling} 8s linear infinite;
`;

const Stop = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto auto;
  gap: 0.5rem;
  align-items: center;
  min-block-size: ${touch};
  margin-block-start: 0.5rem;
  padding-inline: 1rem;
  border-radius: ${radius.full};
  font-size: ${fontSize.small};
  cursor: pointer;

  & > svg {
    grid-area: 1 / 1;
  }
  &:hover > span {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }

  ${media.reducedMotion} {
    display: none;
  }
`;

const StopBox = styled.input`
  appearance: none;
  position: absolute;
  inset: 0;
  margin: 0;
  border-radius: inherit;
  cursor: inherit;
`;
