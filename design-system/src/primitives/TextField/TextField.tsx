'use client';

import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { staticClass } from '../staticPart/staticPart.ts';
import { color, font, fontSize } from '../../tokens/index.ts';
import { fieldLook } from './TextField.look.ts';

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  /** Draws the line green: the value is known to be valid. */
  confirmed?: boolean;
}

/** A text input of one line. Its label, hint and problem come from `FormField`. */
export function TextField({ confirmed = false, type = 'text', className, ...rest }: TextFieldProps) {
  return (
    <input
      {...rest}
      className={useRootClass(className)}
      type={type}
      data-confirmed={confirmed || undefined}
    />
  );
}

const useRootClass = staticClass(styled.input`
  ${fieldLook}

  &::placeholder {
    color: ${color.textSoft};
    opacity: 0.85;
  }
  /* Apart, so that each digit can be compared with those of the mail. */
  &[autocomplete='one-time-code'] {
    font: 400 ${fontSize.h3} / 1.2 ${font.display};
    font-variant-numeric: lining-nums tabular-nums;
    letter-spacing: 0.3em;
  }
  /* The browser paints what it fills in itself: keep the shape and the horizon. */
  &:autofill {
    box-shadow:
      inset 0 -2px 0 var(--field-line),
      inset 0 0 0 100px var(--field-fill);
    -webkit-text-fill-color: ${color.text};
    caret-color: ${color.text};
  }
`);
