'use client';

import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  /** The dialog's heading and accessible name. */
  title: string;
  /** The close button's accessible name. */
  closeLabel: string;
  children: ReactNode;
  /** Called on Escape, the close button and a press outside. */
  onClose: () => void;
}

const DialogSurface = lazy(async () => {
  const { DialogSurface } = await import('./DialogSurface.tsx');
  return { default: DialogSurface };
});

/** A modal dialog. Its code is loaded when it first opens. */
export function Dialog({ open, ...rest }: DialogProps) {
  if (!open) {
    return null;
  }

  return (
    <Suspense>
      <DialogSurface {...rest} />
    </Suspense>
  );
}
