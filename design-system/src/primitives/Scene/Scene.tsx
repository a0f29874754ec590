import type { ComponentPropsWithRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../tokens/index.ts';
import { Breathing } from './Breathing.tsx';
import type { SceneFit, SceneName } from './Scene.options.ts';

export interface SceneProps extends ComponentPropsWithRef<'div'> {
  name: SceneName;
  /** @default 'scene' */
  fit?: SceneFit;
  /** Draws it after the page's first paint, so that fonts are loaded first. For scenes below the first screen. */
  later?: boolean;
}

/**
 * A decorative landscape in the current mood. Stands at the bottom of the nearest positioned ancestor, which has
 * to clip its overflow and to be a stacking context. The sky is that ancestor's background.
 */
export function Scene({ name, fit = 'scene', later = false, children, ...rest }: SceneProps) {
  return (
    <Root {...rest} aria-hidden="true" data-scene={name} data-fit={fit} data-later={later || undefined}>
      {name === 'still' && <Breathing />}
      {children}
    </Root>
  );
}

// A browser does not fetch pictures of content that it skips, and begins an animation with its first paint.
const skipped = keyframes`
  from, to { content-visibility: hidden; }
`;

// `:where` keeps each rule at the weight of one class, so that a parent can override the position.
const Root = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  pointer-events: none;

  /* The drawing, whose file scenes.css names. It reaches above its box, for boxes with more sky than was composed. */
  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * var(--scene-above, 0%)) 0 0;
    background-position: 50% 100%;
    background-size: cover;
    background-repeat: no-repeat;
  }

  /* The circle is at the end side of the strip, and stays whole where the sides are cut. */
  &[data-fit='cover'][data-scene='strip']::before {
    background-position-x: 80%;
  }

  /* The drawing has a margin around the circle, which fills the box. */
  &[data-scene='orb']::before {
    inset: -2%;
  }

  &[data-later] {
    animation: ${skipped} 0.3s;
  }

  &:where([data-fit='scene'][data-scene='lake']) {
    --scene-above: 40%;
    inset: auto auto 0 50%;
    inline-size: max(100%, 1424px);
    aspect-ratio: 1600 / 1000;
    transform: translateX(-50%);
  }
  &:where([data-fit='scene'][data-scene='still']) {
    --scene-above: 44.444%;
    inset: auto auto 0 50%;
    inline-size: max(100%, 1400px);
    aspect-ratio: 1600 / 900;
    transform: translateX(-50%);
  }
  &:where([data-fit='scene'][data-scene='foot']) {
    position: relative;
    inset: auto auto auto 50%;
    inline-size: max(100%, 1280px);
    aspect-ratio: 1600 / 420;
    transform: translateX(-50%);
  }
  &:where([data-fit='scene'][data-scene='valley']) {
    inset: auto auto 0 50%;
    inline-size: max(100%, 1360px);
    aspect-ratio: 1600 / 1000;
    transform: translateX(-50%);
  }
  &:where([data-fit='scene']):where([data-scene='missing'], [data-scene='passing'], [data-scene='risen']) {
    inset: auto auto 0 50%;
    inline-size: max(100%, 1120px);
    aspect-ratio: 1200 / 620;
    transform: translateX(-50%);
  }
  &:where([data-fit='scene'][data-scene='missing']) {
    --scene-above: 48.387%;
  }
  &:where([data-fit='scene'][data-scene='passing']) {
    --scene-above: 51.613%;
  }
  &:where([data-fit='scene'][data-scene='risen']) {
    --scene-above: 42.857%;
    aspect-ratio: 1200 / 700;
  }
  &:where([data-fit='scene'][data-scene^='hour-']) {
    position: relative;
    z-index: auto;
    aspect-ratio: 1;
  }

  /* Narrow windows keep the circle and the heron in view, and let the land go. */
  ${media.narrow} {
    &:where([data-fit='scene'][data-scene='lake']) {
      inline-size: min(990px, 254vw);
      transform: translateX(-67.6%);
    }
    &:where([data-fit='scene'][data-scene='still']) {
      inline-size: 1180px;
    }
    &:where([data-fit='scene'][data-scene='foot']) {
      inline-size: 1000px;
      transform: translateX(-74%);
    }
    &:where([data-fit='scene'][data-scene='shore']) {
      inset: auto 0 -219px;
      block-size: 660px;
    }
    &:where([data-fit='scene']):where([data-scene='missing'], [data-scene='passing'], [data-scene='risen']) {
      inline-size: 900px;
    }
    &:where([data-fit='scene'][data-scene='missing']) {
      inset-inline-start: 0;
      inline-size: min(900px, 230vw);
      transform: translateX(-43.78%);
    }
  }
  ${media.medium} {
    &:where([data-fit='scene'][data-scene='lake']) {
      inline-size: 156vw;
    }
    &:where([data-fit='scene'][data-scene='foot']) {
      inset-inline-start: 100%;
      transform: translateX(-100%);
    }
    &:where([data-fit='scene'][data-scene='shore']) {
      inset-block-end: -44.4vw;
      block-size: 133.34vw;
    }
    &:where([data-fit='scene'][data-scene='missing']) {
      inset-inline-start: 50%;
      transform: translateX(-50%);
    }
  }
`;
