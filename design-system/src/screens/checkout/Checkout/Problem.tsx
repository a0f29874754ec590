'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { IconName } from '../../../primitives/Icon/Icon.options.ts';
import type { NoticeTone } from '../../../primitives/Notice/Notice.options.ts';

export interface ProblemProps {
  /** @default 'error' */
  tone?: NoticeTone;
  icon?: IconName;
  title: string;
  /** Takes focus again when this changes: the same message may be the answer to another press. */
  occurrence?: unknown;
  children: ReactNode;
}

/** A message that takes focus when it appears, so that screen readers read it once. */
export function Problem({ tone = 'error', occurrence, children, ...rest }: ProblemProps) {
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    notice.current?.focus();
  }, [occurrence]);

  return (
    <Notice {...rest} ref={notice} tone={tone} announced={false} tabIndex={-1}>
      {children}
    </Notice>
  );
}
