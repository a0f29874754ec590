import { styled } from 'styled-components';
import { hiddenLook } from './VisuallyHidden.look.ts';

/** Words for those who hear the page, kept out of the picture. */
export const VisuallyHidden = styled.span`
  ${hiddenLook}
`;
