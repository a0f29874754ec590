'use client';

import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { staticClass } from '../staticPart/staticPart.ts';
import { color } from '../../tokens/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/Icon.options.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName;
  /** The accessible name. */
  label: string;
}

/** A button with an icon in place of text. */
export function IconButton({ icon, label, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} className={useRootClass(className)} type={type} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}

const useRootClass = staticClass(styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: ${color.textSoft};
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      background: ${color.wash};
    }
  }
  &:active {
    background: ${color.washStrong};
  }
`);
