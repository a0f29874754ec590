import { styled, type StyledComponent } from 'styled-components';
import { space } from '../../../tokens/index.ts';

/** A section of the page with vertical spacing. */
export const Section: StyledComponent<'section'> = styled.section`
  padding-block: ${space.section};

  & + & {
    padding-block-start: 0;
  }
`;

/** Heading and lead of a section. */
export const SectionHead: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  max-inline-size: 44rem;
  margin-block-end: clamp(2.5rem, 5vw, 4.5rem);

  &[data-centred] {
    justify-items: center;
    margin-inline: auto;
    text-align: center;
  }
  &[data-centred] > p {
    text-wrap: balance;
  }
`;
