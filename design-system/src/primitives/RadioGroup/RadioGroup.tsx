'use client';

import { useId } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, radius, shadow, space } from '../../tokens/index.ts';
import { FieldProblem } from '../FieldProblem/FieldProblem.tsx';

export interface RadioOption {
  value: string;
  label: string;
  /** A description, read after the label. */
  note?: string;
  /** Drawn above the label. Three such options share a line. */
  picture?: ReactNode;
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
      <Options data-pictured={options.some(({ picture }) => picture !== undefined) || undefined}>
        {options.map(({ value, label, note, picture }, at) => (
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
            {picture !== undefined && <Picture>{picture}</Picture>}
            <span>
              <Label id={`${id}-${value}`}>{label}</Label>
              {note !== undefined && <Note id={`${id}-${value}-note`}>{note}</Note>}
            </span>
          </Option>
        ))}
      </Options>
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

const Options = styled.div`
  display: grid;
  gap: ${space[3]};

  &[data-pictured] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[2]};
  }
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

  [data-pictured] > & {
    position: relative;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    align-content: start;
    gap: ${space[2]};
    padding: 0.75rem 0.1rem 0.7rem;
    background: none;
    box-shadow: none;
    font-size: ${fontSize.small};
    text-align: center;
    hyphens: auto;
    overflow-wrap: break-word;

    @media (hover: hover) {
      &:hover {
        background: ${color.wash};
      }
    }
    @media (forced-colors: active) {
      &:has(:checked) {
        outline: 2px solid Highlight;
      }
    }
  }
  &&:has(:checked) {
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

  /* The picture and its border show the choice; the button itself lies over both. */
  [data-pictured] & {
    appearance: none;
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
    background: none;
    box-shadow: none;

    &::after {
      content: none;
    }
  }
`;

const Picture = styled.span`
  display: block;
  inline-size: min(100%, 92px);
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
