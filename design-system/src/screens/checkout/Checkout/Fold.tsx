import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { OrderRow, type OrderRowProps } from './OrderRow.tsx';

export interface FoldProps extends OrderRowProps {
  /** The choice itself. */
  children: ReactNode;
}

/** What is chosen, on one line that unfolds the choice. Native, so that it works before and without a script. */
export function Fold({ children, ...row }: FoldProps) {
  return (
    <details>
      <Chosen>
        <OrderRow {...row} />
      </Chosen>
      <Choice>{children}</Choice>
    </details>
  );
}

const Chosen = styled.summary`
  border-radius: 8px;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`;

const Choice = styled.div`
  padding-block: 0.5rem 1rem;
`;
