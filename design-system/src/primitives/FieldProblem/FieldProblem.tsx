import { styled } from 'styled-components';
import { color, fontSize } from '../../tokens/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { staticPart } from '../staticPart/staticPart.ts';

export interface FieldProblemProps {
  /** What is wrong, and how to correct it. */
  children: string;
}

/** What is wrong with the control above it. The control names it as its description. */
export function FieldProblem({ children }: FieldProblemProps) {
  return (
    <Root>
      <Icon name="circle-alert" />
      {children}
    </Root>
  );
}

const Root = staticPart(styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.5rem;
  margin: 0.5rem 0 0;
  color: ${color.error};
  font-size: ${fontSize.small};
  font-weight: 540;
  line-height: 1.45;

  & svg {
    margin-block-start: 0.12em;
  }
`);
