'use client';

import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { revealOnPress } from './revealOnPress.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'defaultValue' | 'value'> {
  /** The button's accessible name while the password is hidden. */
  revealLabel: string;
  /** The button's accessible name while the password is visible. */
  hideLabel: string;
}

/**
 * A password input with a button that shows the password. The button is hidden until the script has come that it needs:
 * React's, or on a page that is not hydrated `revealPasswordsOnPress`.
 */
export function PasswordField({ revealLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current === null ? undefined : revealOnPress(root.current)), []);

  return (
    <Root ref={root} data-password>
      <Input {...rest} type="password" autoCapitalize="none" spellCheck={false} />
      <Reveal hidden data-hide-label={hideLabel}>
        <IconButton icon="eye" label={revealLabel} />
      </Reveal>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
`;

const Input = styled(TextField)`
  padding-inline-end: 3.75rem;
`;

const Reveal = styled.span`
  position: absolute;
  inset-block-start: 5px;
  inset-inline-end: 0.35rem;
`;
