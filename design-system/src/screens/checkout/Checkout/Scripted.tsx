import { styled } from 'styled-components';

/** What works with a script alone: not shown without one. */
export const Scripted = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
