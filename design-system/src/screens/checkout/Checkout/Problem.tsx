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
  /** The answer to another press is awaited: then it takes focus again, also as the same message. */
  awaitingAnswer?: boolean;
  children: ReactNode;
}

/** A message that takes focus when it appears, so that screen readers read it once. */
export function Problem({ tone = 'error', awaitingAnswer = false, children, ...rest }: ProblemProps) {
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!awaitingAnswer) notice.current?.focus();
  }, [awaitingAnswer]);

  return (
    <Notice {...rest} ref={notice} tone={tone} announced={false} tabIndex={-1}>
      {children}
    </Notice>
  );
}
