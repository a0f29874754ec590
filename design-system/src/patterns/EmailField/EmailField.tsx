'use client';

import { useRef } from 'react';
import { css, styled } from 'styled-components';
import { useHydrated } from '../../primitives/useHydrated/useHydrated.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { TextFieldProps } from '../../primitives/TextField/TextField.tsx';
import { color, fontSize, radius, space, touch } from '../../tokens/index.ts';
import { hiddenLook } from '../../primitives/VisuallyHidden/VisuallyHidden.look.ts';
import { FormField } from '../FormField/FormField.tsx';

export interface EmailSuggestion {
  /** The text before the suggestion: "Did you mean". */
  intro: string;
  address: string;
  /** Given where the server asks and has sent nothing: a press sends the form with the address, without a script too. */
  asked?: {
    /** The address with a question mark. */
    label: string;
    /** That the address stays as it was typed if it is sent again. */
    keep: string;
  };
}

export interface EmailFieldProps extends Omit<TextFieldProps, 'type' | 'ref'> {
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  /** The suggested address. A press fills it in. */
  suggestion?: EmailSuggestion | undefined;
  onSuggestionTake?: (address: string) => void;
}

/** An e-mail field that suggests a correction of a misspelt address. */
export function EmailField({ label, hint, problem, suggestion, onSuggestionTake, ...rest }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();

  function take(address: string) {
    if (input.current !== null) {
      fill(input.current, address);
    }
    onSuggestionTake?.(address);
  }

  return (
    <FormField
      label={label}
      hint={hint}
      problem={problem}
      aside={
        suggestion && (
          <>
            <Suggestion>
              {suggestion.intro}{' '}
              {hydrated ? (
                <Take
                  type="button"
                  onClick={() => {
                    take(suggestion.address);
                  }}
                >
                  {suggestion.asked?.label ?? suggestion.address}
                </Take>
              ) : (
                <Unscripted {...suggestion} />
              )}
            </Suggestion>
            {suggestion.asked && <Keep>{suggestion.asked.keep}</Keep>}
          </>
        )
      }
    >
      {(control) => (
        <TextField autoComplete="email" spellCheck={false} {...rest} {...control} ref={input} type="email" />
      )}
    </FormField>
  );
}

/** The suggestion before a script runs, or where none does. */
function Unscripted({ address, asked }: EmailSuggestion) {
  if (asked === undefined) return <Address>{address}</Address>;
  return (
    <>
      {/* The Enter key presses the first button of a form: it sends the address as it was typed. */}
      <AsTyped type="submit" tabIndex={-1} aria-hidden="true" />
      <Take type="submit" name="suggestionTaken" value={address}>
        {asked.label}
      </Take>
    </>
  );
}

/** Sets the value as typing does: the input's listeners are called. */
function fill(input: HTMLInputElement, address: string) {
  input.value = address;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

const Suggestion = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  margin: ${space[2]} 0 0;
  color: ${color.textSoft};
  font-size: ${fontSize.small};
`;

const Keep = styled.p`
  margin: ${space[2]} 0 0;
  color: ${color.textSoft};
  font-size: ${fontSize.small};
`;

const AsTyped = styled.button`
  ${hiddenLook}
`;

/** As large in both, so that nothing moves once a press is possible. */
const addressLook = css`
  min-block-size: ${touch};
  padding: 0.6rem 1rem;
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.45;
  text-align: start;
  overflow-wrap: anywhere;
`;

const Address = styled.strong`
  ${addressLook}
`;

const Take = styled.button`
  ${addressLook}
  border: 0;
  border-radius: ${radius.full};
  background: ${color.surfaceWarm};
  color: ${color.textOnWarm};
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;
