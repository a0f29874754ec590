'use client';

import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  /** Says what the dialog is about. Its heading and its name. */
  title: string;
  /** Names the button that closes it. */
  closeLabel: string;
  children: ReactNode;
  /** The visitor pressed Escape, the close button or the page behind. */
  onClose: () => void;
}

const DialogSurface = lazy(async () => {
  const { DialogSurface } = await import('./DialogSurface.tsx');
  return { default: DialogSurface };
});

/** Asks for attention until it is closed. Its code is fetched when one opens. */
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
