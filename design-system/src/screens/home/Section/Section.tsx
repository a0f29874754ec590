import { styled, type StyledComponent } from 'styled-components';
import { space } from '../../../tokens/index.ts';

/** One thought of the page, with air above and below. */
export const Section: StyledComponent<'section'> = styled.section`
  padding-block: ${space.section};

  & + & {
    padding-block-start: 0;
  }
`;

/** The words above a section's body. */
export const SectionHead: StyledComponent<'div'> = styled.div`
  display: grid;
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
