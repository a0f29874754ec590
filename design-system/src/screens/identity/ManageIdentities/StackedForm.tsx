import { styled, type StyledComponent } from 'styled-components';
import { space } from '../../../tokens/index.ts';

/** A native form of one column. */
export const StackedForm: StyledComponent<'form'> = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;
