import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** The words of an answer. They take focus, because the pressed button is gone; screen readers then read them. */
export function FocusedWords({ children }: { children: ReactNode }) {
  const words = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    words.current?.focus();
  }, []);

  return (
    <Words ref={words} tabIndex={-1}>
      {children}
    </Words>
  );
}

const Words = styled.span`
  outline: none;
`;
