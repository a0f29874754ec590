'use client';

import { lazy, Suspense } from 'react';
import type { DialogSurfaceProps } from './DialogSurface.tsx';

export interface DialogProps extends DialogSurfaceProps {
  open: boolean;
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
