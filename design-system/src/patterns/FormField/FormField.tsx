'use client';

import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldProblem } from '../../primitives/FieldProblem/FieldProblem.tsx';
import { staticPart } from '../../primitives/staticPart/staticPart.ts';
import { color, fontSize, space } from '../../tokens/index.ts';

/** Attributes that connect a control with its label, hint and problem. Spread them on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

export interface FormFieldProps {
  label: string;
  /** What is expected. Stays visible beside a problem. */
  hint?: string | undefined;
  /** What is wrong, and how to correct it. */
  problem?: string | undefined;
  /** More below the control, such as a suggestion. Part of the control's description. */
  aside?: ReactNode;
  /** A button beside the control, or below its problem where there is no room beside it. */
  action?: ReactNode;
  /** Draws the control with the given attributes. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * A control with its label, hint and problem. A problem is part of the control's description, and is announced
 * politely when it appears while focus is elsewhere in the form.
 */
export function FormField({ label, hint, problem, aside, action, children }: FormFieldProps) {
  const id = useId();

  const field = (
    <>
      {children({
        id,
        'aria-describedby': listOfIds(
          hint !== undefined && `${id}-hint`,
          problem !== undefined && `${id}-problem`,
          Boolean(aside) && `${id}-aside`,
        ),
        'aria-invalid': problem !== undefined || undefined,
      })}
      <div id={`${id}-problem`} aria-live="polite">
        {problem !== undefined && <FieldProblem>{problem}</FieldProblem>}
      </div>
      <div id={`${id}-aside`} aria-live="polite">
        {aside}
      </div>
    </>
  );

  return (
    <Root>
      <Words>
        <Label htmlFor={id}>{label}</Label>
        {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </Words>
      {action === undefined ? (
        field
      ) : (
        <Beside>
          <Field>{field}</Field>
          {action}
        </Beside>
      )}
    </Root>
  );
}

function listOfIds(...ids: (string | false)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

const Root = staticPart(styled.div`
  min-inline-size: 0;
`);

const Words = staticPart(styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 1rem;
  margin-block-end: 0.5rem;
  font-size: ${fontSize.small};
  line-height: 1.45;
`);

const Label = staticPart(styled.label`
  font-weight: 600;
`);

const Hint = staticPart(styled.span`
  color: ${color.textSoft};
`);

const Beside = staticPart(styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[2]};

  /* Where they have a line each, both are as wide as it. */
  & > button {
    flex: 1 0 auto;
  }
`);

const Field = staticPart(styled.div`
  flex: 999 1 12rem;
  min-inline-size: 0;
`);
