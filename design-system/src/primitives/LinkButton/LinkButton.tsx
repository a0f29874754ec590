import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { buttonLook } from '../Button/Button.look.ts';
import type { ButtonSize, ButtonVariant } from '../Button/Button.options.ts';

export interface LinkButtonProps extends ComponentPropsWithRef<'a'> {
  href: string;
  /**
   * Ranks the way on against its neighbours. One `primary` per screen.
   * @default 'primary'
   */
  variant?: ButtonVariant;
  /** @default 'medium' */
  size?: ButtonSize;
  /** Takes the whole width of its column. */
  wide?: boolean;
}

/** Changes page, in the shape of a button. To start an action, use `Button`. */
export function LinkButton({ variant = 'primary', size = 'medium', wide = false, ...rest }: LinkButtonProps) {
  return <Root {...rest} data-variant={variant} data-size={size} data-wide={wide || undefined} />;
}

const Root = styled.a`
  ${buttonLook}
`;
