import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useHydrated } from '../../../primitives/useHydrated/useHydrated.ts';
import { space } from '../../../tokens/index.ts';
import { CopyResult, type CopyResultProps } from './CopyResult.tsx';

export interface CopyButtonsProps extends CopyResultProps {
  /** On the button that copies. */
  copy: string;
  /** More buttons beside it. */
  children?: ReactNode;
}

/**
 * Copies the key or the codes. That takes a script: the page's own shows the buttons, answers their presses and shows what
 * became of a copy, which is in the page already. It finds each part by its `data-codes`.
 */
export function CopyButtons({ copy, children, ...results }: CopyButtonsProps) {
  const hydrated = useHydrated();

  return (
    <div>
      <Buttons hidden={!hydrated} data-codes="buttons">
        <Button variant="plain" size="small" data-codes="copy">
          {copy}
        </Button>
        {children}
      </Buttons>
      <CopyResult {...results} />
    </div>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
`;
