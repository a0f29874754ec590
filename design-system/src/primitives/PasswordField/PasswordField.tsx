'use client';

import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useHydrated } from '../hydration/useHydrated.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'defaultValue' | 'value'> {
  /** The button's accessible name while the password is hidden. */
  revealLabel: string;
  /** The button's accessible name while the password is visible. */
  hideLabel: string;
}

/** A password input with a button that shows the password. The button is rendered after hydration, since it needs a script. */
export function PasswordField({ revealLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const hydrated = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  const [revealed, setRevealed] = useState(false);

  // A browser may store a submitted text input and suggest it to other people.
  useEffect(() => {
    const form = root.current?.closest('form');
    const hide = () => {
      setRevealed(false);
    };

    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Root ref={root}>
      <Input {...rest} type={revealed ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      {hydrated && (
        <Reveal>
          <IconButton
            icon={revealed ? 'eye-off' : 'eye'}
            label={revealed ? hideLabel : revealLabel}
            onClick={() => {
              setRevealed(!revealed);
            }}
          />
        </Reveal>
      )}
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
