'use client';

import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useHydrated } from '../hydration/useHydrated.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'defaultValue' | 'value'> {
  /** Names the button while the password is hidden. */
  revealLabel: string;
  /** Names the button while the password can be read. */
  hideLabel: string;
}

/** A secret that can be looked at. Its button needs a script, so it comes with the script. */
export function PasswordField({ revealLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const hydrated = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  const [revealed, setRevealed] = useState(false);

  // A browser may remember what is sent in plain text, for others to be offered.
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
