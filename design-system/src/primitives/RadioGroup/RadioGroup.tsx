'use client';

import { useId } from 'react';
import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, radius, shadow, space } from '../../tokens/index.ts';
import { FieldProblem } from '../FieldProblem/FieldProblem.tsx';

export interface RadioOption {
  value: string;
  label: string;
  /** A description, read after the label. */
  note?: string;
}

export interface RadioGroupProps {
  /** The group's legend. */
  legend: string;
  name: string;
  options: readonly RadioOption[];
  /** The option that is chosen on the first render. After that, the inputs hold the value. */
  defaultValue?: string | undefined;
  required?: boolean;
  /** What is wrong, and how to correct it. Part of each option's description. */
  problem?: string | undefined;
  /** The first option has the focus when the page opens. */
  focused?: boolean;
  onChoose?: (value: string) => void;
}

/** A choice of a few options, each a card. Native radio buttons: one tab stop, arrow keys, no script. */
export function RadioGroup({
  legend,
  name,
  options,
  defaultValue,
  required,
  problem,
  focused = false,
  onChoose,
}: RadioGroupProps) {
  const id = useId();

  return (
    <Root>
      <Legend>{legend}</Legend>
      {options.map(({ value, label, note }, at) => (
        <Option key={value}>
          <Dot
            type="radio"
            name={name}
            value={value}
            required={required}
            defaultChecked={value === defaultValue}
            aria-labelledby={`${id}-${value}`}
            {...(focused && at === 0 && { autoFocus: true })}
            aria-describedby={descriptionOf(
              note !== undefined && `${id}-${value}-note`,
              problem !== undefined && `${id}-problem`,
            )}
            onChange={(event: ChangeEvent<HTMLInputElement>) => onChoose?.(event.target.value)}
          />
          <span>
            <Label id={`${id}-${value}`}>{label}</Label>
            {note !== undefined && <Note id={`${id}-${value}-note`}>{note}</Note>}
          </span>
        </Option>
      ))}
      {problem !== undefined && (
        <div id={`${id}-problem`}>
          <FieldProblem>{problem}</FieldProblem>
        </div>
      )}
    </Root>
  );
}

function descriptionOf(...ids: (string | false)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

const Root = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  margin-block-end: ${space[2]};
  padding: 0;
  font-size: ${fontSize.small};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Option = styled.label`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 0.9rem;
  align-items: center;
  min-block-size: 64px;
  padding: 0.9rem 1.15rem;
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.rest};
  line-height: 1.35;
  cursor: pointer;

  &:has(:checked) {
    background: ${color.surfaceTint};
    box-shadow: inset 0 0 0 2.5px ${color.action};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
`;

const Dot = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  margin: 0;
  border-radius: 50%;
  background: ${color.field};
  box-shadow: inset 0 0 0 2px ${color.fieldLine};
  cursor: inherit;

  &:checked {
    background: ${color.action};
    box-shadow: none;
  }
  &:checked::after {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    border-radius: 50%;
    background: ${color.onAction};
  }
  &:focus-visible {
    outline: none;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Label = styled.span`
  display: block;
  font-weight: 600;
`;

const Note = styled.span`
  display: block;
  color: ${color.textSoft};
  font-size: ${fontSize.small};
`;
