import { styled, type StyledComponent } from 'styled-components';
import { space } from '../../../tokens/index.ts';

/** A native form of one column. What is wrong with its fields is said by the page, in its language. */
export const StackedForm: StyledComponent<'form'> = styled.form.attrs({ noValidate: true })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;
