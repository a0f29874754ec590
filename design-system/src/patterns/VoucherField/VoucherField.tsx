'use client';

import { useEffect, useId, useRef } from 'react';
import type { MouseEvent, ReactNode, SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { color, fontSize, radius, touch } from '../../tokens/index.ts';
import { FormField } from '../FormField/FormField.tsx';

export type VoucherFieldState =
  | { status: 'empty' }
  | { status: 'checking'; code: string }
  | { status: 'applied'; code: string }
  /** `problem` says why, and what to do next. */
  | { status: 'refused'; code: string; problem: string };

export interface VoucherFieldProps {
  state: VoucherFieldState;
  words: {
    /** The link that shows the field: "Have a voucher?" */
    question: string;
    /** Stands at the end of its line: "Add". */
    add: string;
    label: string;
    submit: string;
    checking: string;
    /** "SLEEP30 is applied". */
    applied: ReactNode;
    /** "Remove voucher SLEEP30". */
    remove: string;
  };
  /** Where the forms post, before and without a script. The code is posted as `voucher`, its removal as `removeVoucher`. */
  links: { apply: string; remove: string };
  /** Without it the form posts natively, even with a script. */
  onVoucherSubmit?: (code: string) => void;
  onVoucherRemove?: () => void;
}

/** Takes a voucher code and shows the result. Focus moves on when the pressed field or button disappears. */
export function VoucherField({ state, words, links, onVoucherSubmit, onVoucherRemove }: VoucherFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);

  useEffect(() => {
    if (!pressed.current || state.status === 'checking') return;
    pressed.current = false;
    root.current?.querySelector<HTMLElement>(focusIn[state.status])?.focus();
  }, [state]);

  return (
    // One live region for all states: the same element stays, so each outcome is read when it comes.
    <div
      ref={root}
      aria-live="polite"
      onSubmit={() => {
        pressed.current = true;
      }}
    >
      {state.status === 'applied' ? (
        <Applied words={words} action={links.remove} onVoucherRemove={onVoucherRemove} />
      ) : (
        <Entry state={state} words={words} action={links.apply} onVoucherSubmit={onVoucherSubmit} />
      )}
    </div>
  );
}

const focusIn = { empty: 'summary', applied: 'p', refused: 'input' } as const;

interface EntryProps extends Pick<VoucherFieldProps, 'words'> {
  state: Exclude<VoucherFieldState, { status: 'applied' }>;
  action: string;
  onVoucherSubmit: VoucherFieldProps['onVoucherSubmit'];
}

function Entry({ state, words, action, onVoucherSubmit }: EntryProps) {
  const checking = state.status === 'checking';
  const details = useRef<HTMLDetailsElement>(null);
  const input = useRef<HTMLInputElement>(null);

  /** Within the press itself: later, phones would not show their keyboard. */
  function openAndFocus(event: MouseEvent) {
    if (!details.current || details.current.open) return;
    event.preventDefault();
    details.current.open = true;
    input.current?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (onVoucherSubmit) {
      event.preventDefault();
      onVoucherSubmit(codeIn(event.currentTarget));
    }
  }

  return (
    <details ref={details} open={state.status !== 'empty'}>
      <Question onClick={openAndFocus}>
        <Icon name="ticket" />
        <Asked>{words.question}</Asked>
        <Add>{words.add}</Add>
      </Question>
      <Form method="post" action={action} noValidate onSubmit={submit}>
        <FormField
          label={words.label}
          problem={state.status === 'refused' ? state.problem : undefined}
          action={
            <Button type="submit" variant="secondary" pending={checking}>
              {checking ? words.checking : words.submit}
            </Button>
          }
        >
          {(control) => (
            <Code
              {...control}
              ref={input}
              name="voucher"
              defaultValue={state.status === 'empty' ? '' : state.code}
              readOnly={checking}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="done"
            />
          )}
        </FormField>
      </Form>
    </details>
  );
}

function codeIn(form: HTMLFormElement): string {
  const code = new FormData(form).get('voucher');
  return typeof code === 'string' ? code.trim() : '';
}

interface AppliedProps extends Pick<VoucherFieldProps, 'words'> {
  action: string;
  onVoucherRemove: VoucherFieldProps['onVoucherRemove'];
}

function Applied({ words, action, onVoucherRemove }: AppliedProps) {
  const id = useId();

  function remove(event: SubmitEvent) {
    if (onVoucherRemove) {
      event.preventDefault();
      onVoucherRemove();
    }
  }

  return (
    <Taken method="post" action={action} aria-labelledby={id} onSubmit={remove}>
      <Icon name="ticket-check" />
      <Words id={id} tabIndex={-1}>
        {words.applied}
      </Words>
      <Remove icon="x" type="submit" name="removeVoucher" value="true" label={words.remove} />
    </Taken>
  );
}

const Question = styled.summary`
  display: flex;
  align-items: center;
  gap: 0.9rem;
  min-block-size: ${touch};
  border-radius: 8px;
  font-weight: 540;
  line-height: 1.35;
  list-style: none;
  cursor: pointer;

  & > svg {
    color: ${color.textSoft};
  }

  &::-webkit-details-marker {
    display: none;
  }
`;

const Asked = styled.span`
  flex: 1;
  min-inline-size: 0;
`;

const Add = styled.span`
  color: ${color.link};
  font-size: ${fontSize.small};

  /* It is open already: the question takes the whole line. */
  [open] > summary > & {
    display: none;
  }
`;

const Form = styled.form`
  padding-block: 0.35rem 1rem;
`;

const Code = styled(TextField)`
  text-transform: uppercase;
`;

const Taken = styled.form`
  display: flex;
  align-items: center;
  gap: 0.85rem;
  margin-block: 0.35rem 1rem;
  padding: 0.35rem 0.4rem 0.35rem 1.1rem;
  border-radius: ${radius.m};
  background: ${color.successSoft};
  color: ${color.onSuccessSoft};
  font-size: ${fontSize.small};

  /* The focus ring of the words follows the round edge that is seen. */
  &:has(> p:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
  & > p:focus-visible {
    outline: none;
  }
`;

const Words = styled.p`
  flex: 1;
  font-weight: 540;
  overflow-wrap: anywhere;
`;

const Remove = styled(IconButton)`
  color: inherit;
`;
