import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { buttonLook } from '../Button/Button.look.ts';
import type { ButtonSize, ButtonVariant } from '../Button/Button.options.ts';

export interface LinkButtonProps extends ComponentPropsWithRef<'a'> {
  href: string;
  /**
   * The weight of the link. One `primary` per screen.
   * @default 'primary'
   */
  variant?: ButtonVariant;
  /** @default 'medium' */
  size?: ButtonSize;
  /** Fills the width of its container. */
  wide?: boolean;
}

/** A link with the look of a button. To start an action, use `Button`. */
export function LinkButton({ variant = 'primary', size = 'medium', wide = false, ...rest }: LinkButtonProps) {
  return <Root {...rest} data-variant={variant} data-size={size} data-wide={wide || undefined} />;
}

const Root = styled.a`
  ${buttonLook}
`;
