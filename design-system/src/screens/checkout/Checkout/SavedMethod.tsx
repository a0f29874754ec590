import type { ReactNode } from 'react';
import { Notice } from '../../../primitives/Notice/Notice.tsx';

export interface SavedMethodProps {
  title: string;
  text: string;
  /** A button to use another payment method. */
  children?: ReactNode;
}

/** A payment method that is ready to be charged. */
export function SavedMethod({ title, text, children }: SavedMethodProps) {
  return (
    <Notice tone="success" title={title}>
      {text} {children}
    </Notice>
  );
}
