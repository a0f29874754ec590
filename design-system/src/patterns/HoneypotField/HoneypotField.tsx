'use client';

import { styled } from 'styled-components';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { hiddenLook } from '../../primitives/VisuallyHidden/VisuallyHidden.look.ts';

export interface HoneypotFieldProps {
  /** Programs fill in what is named like a common field. */
  name: string;
  /** Asks to leave the field empty, where a page is shown without its styles. */
  label: string;
}

/** A field that people do not see and programs fill in. Screen readers, the Tab key and autofill leave it out. */
export function HoneypotField({ name, label }: HoneypotFieldProps) {
  return (
    <Root aria-hidden>
      <label>
        {label}
        <TextField name={name} tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
      </label>
    </Root>
  );
}

const Root = styled.div`
  ${hiddenLook}
`;
