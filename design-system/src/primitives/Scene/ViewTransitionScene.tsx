import { css, styled } from 'styled-components';
import { art } from '../../tokens/index.ts';
import { Scene } from './Scene.tsx';
import type { SceneProps } from './Scene.tsx';
import { transitionCircles } from './Scene.circles.ts';
import type { ViewTransitionSceneName } from './Scene.circles.ts';

export interface ViewTransitionSceneProps extends Omit<SceneProps, 'name' | 'children' | 'later'> {
  name: ViewTransitionSceneName;
}

/**
 * A scene whose circle moves to its place on the next page (a cross-document view transition), where the site allows
 * these. At most one on a page: a second element of the same name cancels the transition.
 */
export function ViewTransitionScene({ name, ...rest }: ViewTransitionSceneProps) {
  const Root = roots[name];

  return (
    <Root {...rest} name={name}>
      <Circle data-circle={name} />
    </Root>
  );
}

/** Whether the circle moves, the scene has a hole in its place. */
const Root = styled(Scene)`
  container-type: size;

  &::before,
  & > * {
    --left: calc((100cqw - var(--width) * var(--unit)) * var(--shift, 0.5) + var(--x) * var(--unit));
    --foot: calc((var(--height) - var(--y)) * var(--unit));
    --radius: calc(var(--r) * var(--unit));
  }
  &[data-fit='cover'][data-scene='strip'] > *,
  &[data-fit='cover'][data-scene='strip']::before {
    --shift: 0.8;
  }
  /* Half a pixel smaller than the circle, so that no gap is left between them. */
  :root:active-view-transition &::before {
    mask: radial-gradient(
      circle calc(var(--radius) - 0.5px) at var(--left) calc(100% - var(--foot) - var(--radius)),
      #0000 100%,
      #000 100%
    );
  }
`;

/** Where the circle of a drawing is, in the drawing's units, and how many pixels such a unit has. */
function geometry(name: ViewTransitionSceneName) {
  const { width, height, x, y, radius } = transitionCircles[name];
  return css`
    --width: ${width};
    --height: ${height};
    --x: ${x};
    --y: ${y};
    --r: ${radius};

    &::before,
    & > * {
      --unit: max(100cqw / ${width}, 100cqh / ${height});
    }
  `;
}

const roots = {
  lake: styled(Root)`
    ${geometry('lake')}
  `,
  shore: styled(Root)`
    ${geometry('shore')}
  `,
  strip: styled(Root)`
    ${geometry('strip')}
  `,
};

// A round piece of the same drawing, whose file scenes.css names. It is seen only while it moves; until the drawing is
// loaded, it has the circle's colour.
const Circle = styled.div`
  position: absolute;
  inset-block-end: var(--foot);
  left: calc(var(--left) - var(--radius));
  inline-size: calc(2 * var(--radius));
  aspect-ratio: 1;
  border-radius: 50%;
  background-color: ${art.orbA};
  background-position: left calc((var(--r) - var(--x)) * var(--unit)) bottom calc(-1 * var(--foot));
  background-size: calc(var(--width) * var(--unit)) auto;
  background-repeat: no-repeat;
  visibility: hidden;
  view-transition-name: circle;

  :root:active-view-transition & {
    visibility: visible;
  }
`;
