'use client';

import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { staticPart } from '../staticPart/staticPart.ts';
import { color, fontSize } from '../../tokens/index.ts';

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
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 0.9rem;
  align-items: start;
  min-block-size: 44px;
  padding-block: 8px;
  font-size: ${fontSize.small};
  line-height: 1.5;
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.onDisabled};
    cursor: not-allowed;
  }
`);

const Box = staticPart(styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  margin: 0;
  border-radius: 9px;
  background: ${color.field};
  box-shadow: inset 0 0 0 2px ${color.fieldLine};
  cursor: inherit;

  &:checked {
    background: ${color.action};
    box-shadow: none;
  }
  &:checked::after {
    content: '';
    inline-size: 13px;
    block-size: 7px;
    margin-block-start: -3px;
    border: solid ${color.onAction};
    border-width: 0 0 2.5px 2.5px;
    border-radius: 1px;
    transform: rotate(-45deg);
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
