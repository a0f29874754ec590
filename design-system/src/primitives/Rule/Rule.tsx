import { styled, type StyledComponent } from 'styled-components';
import { color } from '../../tokens/index.ts';

/** A thin separator line, fading at its ends. */
export const Rule: StyledComponent<'hr'> = styled.hr`
  inline-size: 100%;
  block-size: 1px;
  margin: 0;
  border: 0;
  background: linear-gradient(90deg, transparent, ${color.line} 8%, ${color.line} 92%, transparent);
`;
