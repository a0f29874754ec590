import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.tsx';
import { Scene } from '../../primitives/Scene/Scene.tsx';
import { art, media, space } from '../../tokens/index.ts';

export interface RestingCardProps {
  /** Stands on the top edge in place of the circle. */
  figure?: ReactNode;
  children: ReactNode;
}

/** The main card of a page, with the circle on its top edge. Needs free space above. */
export function RestingCard({ figure, children }: RestingCardProps) {
  return (
    <Root>
      {figure ?? (
        <Orb>
          <Rings name="rings" fit="cover" />
          <Circle name="orb" fit="cover" />
        </Orb>
      )}
      <Sheet elevation="float">{children}</Sheet>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  inline-size: 100%;
`;

// The circle rests on the edge: with 1 px below it, a curve touches it without a gap.
const Orb = styled.div`
  position: relative;
  inline-size: 132px;
  block-size: 132px;
  margin-block-end: -1px;

  ${media.narrow} {
    inline-size: 104px;
    block-size: 104px;
  }
`;

// It moves here from the page before, and until its drawing is loaded, it has its colour. Then it rises behind the
// card.
const Circle = styled(Scene)`
  z-index: 0;
  border-radius: 50%;
  view-transition-name: circle;
  view-transition-class: rising;

  :root:active-view-transition & {
    background: ${art.orbA};
  }
`;

const Rings = styled(Scene)`
  inset: auto;
  z-index: -2;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  inline-size: 1180px;
  block-size: 1180px;
  transform: translate(-50%, -50%);

  ${media.narrow} {
    inline-size: 930px;
    block-size: 930px;
  }
`;

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  inline-size: 100%;
  max-inline-size: 34rem;
  text-align: start;
  /* Addresses of mail have no place to break at. */
  overflow-wrap: anywhere;

  :root:active-view-transition & {
    view-transition-name: horizon;
  }
`;
