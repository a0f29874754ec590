import { styled, type StyledComponent } from 'styled-components';
import { gutter, pageMax } from '../../tokens/index.ts';

/** Centres a part of a page at the page's maximum width, with gutters. */
export const Container: StyledComponent<'div'> = styled.div`
  inline-size: 100%;
  max-inline-size: calc(${pageMax} + 2 * ${gutter});
  margin-inline: auto;
  padding-inline: ${gutter};
`;
