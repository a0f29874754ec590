import { styled } from 'styled-components';

/** Words of the previous quote while the next one is loading: not said any more, and their room is kept. */
export const FormerWords = styled.span`
  visibility: hidden;
`;
