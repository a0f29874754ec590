'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { IconName } from '../../../primitives/Icon/Icon.options.ts';
import type { NoticeTone } from '../../../primitives/Notice/Notice.options.ts';

export interface TroubleProps {
  /** @default 'error' */
  tone?: NoticeTone;
  icon?: IconName;
  title: string;
  children: ReactNode;
}

/** Says what stands in the way, and takes focus when it appears: that reads it out, once. */
export function Trouble({ tone = 'error', children, ...rest }: TroubleProps) {
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    notice.current?.focus();
  }, []);

  return (
    <Notice {...rest} ref={notice} tone={tone} announced={false} tabIndex={-1}>
      {children}
    </Notice>
  );
}
