import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { media, space } from '../../../tokens/index.ts';

/** A smaller card below that of the exercise. */
export const BelowCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  inline-size: 100%;
  max-inline-size: 34rem;
  padding-block: 1.4rem;
`;

/** The links of such a card, side by side where they have room. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  ${media.narrow} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;
