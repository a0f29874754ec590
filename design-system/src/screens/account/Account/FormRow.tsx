import { styled, type StyledComponent } from 'styled-components';
import { color, space } from '../../../tokens/index.ts';

/** A row of a card that holds a form. */
export const FormRow: StyledComponent<'li'> = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: 1.1rem;

  & + li,
  li + & {
    border-block-start: 1px solid ${color.line};
  }
`;
