import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';

export interface DoneNoticeProps {
  title?: string;
  children: ReactNode;
}

/** Says what the last form has done. The page opens at it, so that a screen reader reads it first. */
export function DoneNotice({ title, children }: DoneNoticeProps) {
  return (
    <Status role="status" tabIndex={-1} {...focusOnLoad}>
      <Notice tone="success" title={title}>
        {children}
      </Notice>
    </Status>
  );
}

const Status = styled.div`
  outline: none;
`;
