'use client';

import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { staticPart } from '../staticPart/staticPart.ts';
import { color } from '../../tokens/index.ts';
import { checkboxBox, checkboxLine, checkboxTick } from './Checkbox.look.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** The label, part of the touch target. */
  children: ComponentPropsWithRef<'span'>['children'];
}

/** A checkbox with its label. A native input: it works and posts without a script. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <Root>
      <Box {...rest} type="checkbox" />
      <Words>{children}</Words>
    </Root>
  );
}

const Root = staticPart(styled.label`
  ${checkboxLine}
`);

const Box = staticPart(styled.input`
  ${checkboxBox}

  &:checked {
    background: ${color.action};
    box-shadow: none;
  }
  &:checked::after {
    ${checkboxTick}
  }
  &[aria-invalid='true'] {
    background: ${color.errorSoft};
    box-shadow: inset 0 0 0 2px ${color.error};
  }
  &:disabled {
    background: ${color.disabled};
    box-shadow: none;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`);

const Words = staticPart(styled.span`
  padding-block-start: 0.15rem;
`);
