'use client';

import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/index.ts';
import { staticClass } from '../staticPart/staticPart.ts';
import { fieldLook } from '../TextField/TextField.look.ts';

export type TextAreaProps = ComponentPropsWithRef<'textarea'>;

/** A text input of several lines, which grows with its text where the browser can. Its label comes from `FormField`. */
export function TextArea({ rows = 5, className, ...rest }: TextAreaProps) {
  return <textarea {...rest} rows={rows} className={useRootClass(className)} />;
}

const useRootClass = staticClass(styled.textarea`
  ${fieldLook}

  display: block;
  max-block-size: 60vh;
  padding-block: 0.9rem;
  line-height: 1.5;
  resize: vertical;
  field-sizing: content;
  /* About five lines, also where the field grows with its text. */
  min-block-size: 9.3rem;

  &::placeholder {
    color: ${color.textSoft};
    opacity: 0.85;
  }
`);
