import { styled } from 'styled-components';

/**
 * Stars around a block of words, by dusk and at night, and none behind it or above it. Stands in that block, which has
 * to be positioned, on a sky that clips its overflow and is a stacking context.
 */
export function Stars() {
  return <Field aria-hidden="true" data-scene-layer="stars" />;
}

// From the top of the words on, to both sides and below, as far as a sky may reach. The polygon's hole is the block of
// words and a margin around it.
const Field = styled.div`
  --below: 70rem;
  --margin: 1rem;
  --start: calc(100vw - var(--margin));
  --end: calc(100% - var(--start));
  --foot: calc(100% - var(--below) + var(--margin));

  && {
    position: absolute;
    z-index: -2;
    inset: calc(-1 * var(--margin)) -100vw calc(-1 * var(--below));
    max-inline-size: none;
  }
  background-position: 50% 0;
  background-size: 60rem auto;
  pointer-events: none;
  clip-path: polygon(
    evenodd,
    0 0,
    var(--start) 0,
    var(--start) var(--foot),
    var(--end) var(--foot),
    var(--end) 0,
    100% 0,
    100% 100%,
    0 100%
  );
`;
