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
   * The weight of the action. One `primary` per screen.
   * @default 'primary'
   */
  variant?: ButtonVariant;
  /** @default 'medium' */
  size?: ButtonSize;
  /** Fills the width of its container, as a form's submit button does. */
  wide?: boolean;
  /** Ignores presses while a request is pending. Focus and label stay. */
  pending?: boolean;
}

/** Starts an action. For navigation, use `LinkButton`. */
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
      // Not `disabled`: the button would lose focus, and the new label would not be announced.
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
