import { styled, type StyledComponent } from 'styled-components';
import { hiddenLook } from './VisuallyHidden.look.ts';

/** Text for screen readers only. */
export const VisuallyHidden: StyledComponent<'span'> = styled.span`
  ${hiddenLook}
`;
