import { styled } from 'styled-components';
import { Text } from '../../../primitives/Text/Text.tsx';
import { space } from '../../../tokens/index.ts';

export interface CoolDownProps {
  children: string;
}

/** How often a new code can be asked for, right below the button that does. */
export function CoolDown({ children }: CoolDownProps) {
  return (
    <Root size="small" soft>
      {children}
    </Root>
  );
}

const Root = styled(Text)`
  margin-block-start: calc(-1 * ${space[2]});
  text-align: center;
  text-wrap: balance;
`;
