'use client';

import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { staticClass } from '../staticPart/staticPart.ts';
import { color } from '../../tokens/index.ts';
import { Breather } from '../Breather/Breather.tsx';
import { buttonLook } from './Button.look.ts';
import type { ButtonSize, ButtonVariant } from './Button.options.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /**
   * Ranks the action against its neighbours. One `primary` per screen.
   * @default 'primary'
   */
  variant?: ButtonVariant;
  /** @default 'medium' */
  size?: ButtonSize;
  /** Takes the whole width, as the last thing of a form does. */
  wide?: boolean;
  /** Keeps focus and label in place, and ignores presses, while work is in flight. */
  pending?: boolean;
}

/** Starts an action. To change page, use `LinkButton`. */
export function Button({
  variant = 'primary',
  size = 'medium',
  wide = false,
  pending = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      className={useRootClass(className)}
      type={type}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-pending={pending || undefined}
      // Not `disabled`: that would drop focus and silence the label change.
      aria-disabled={pending || undefined}
      onClick={pending ? ignorePress : onClick}
    >
      {pending && <Breather />}
      {children}
    </button>
  );
}

function ignorePress(event: MouseEvent) {
  event.preventDefault();
}

const useRootClass = staticClass(styled.button`
  ${buttonLook}

  &[data-pending] {
    box-shadow: none;
    cursor: progress;
    transform: none;
  }
  &&:disabled {
    --button-fill: ${color.disabled};
    --button-ink: ${color.onDisabled};
    box-shadow: none;
    cursor: not-allowed;
    transform: none;
  }
`);
