import { styled, type StyledComponent } from 'styled-components';
import { hiddenLook } from './VisuallyHidden.look.ts';

/** Words for those who hear the page, kept out of the picture. */
export const VisuallyHidden: StyledComponent<'span'> = styled.span`
  ${hiddenLook}
`;
