import { styled } from 'styled-components';
import { color, font, space } from '../../../tokens/index.ts';

/** A price, what is said of it, and the next step, below each other. */
export const PriceCard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

/** The sum, with what it is lower than. */
export const Figure = styled.p`
  margin: 0;
  font-family: ${font.display};
  font-size: 2rem;
  font-variant-numeric: lining-nums;

  s {
    color: ${color.textSoft};
    font-size: 1.125rem;
  }
`;
