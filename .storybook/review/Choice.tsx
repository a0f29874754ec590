import * as React from 'react';
import { styled } from 'storybook/theming';

interface ChoiceProps<Value extends string | number> {
  label: string;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Buttons side by side, one of which is pressed. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, values, nameOf, chosen, onChoose } = props;

  return (
    <Root role="group" aria-label={label}>
      {values.map((value) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {nameOf(value)}
        </button>
      ))}
    </Root>
  );
}

const Root = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  borderRadius: theme.appBorderRadius,
  background: theme.background.hoverable,
  button: {
    minBlockSize: 28,
    padding: '0 10px',
    border: '1px solid transparent',
    borderRadius: theme.appBorderRadius,
    background: 'none',
    color: theme.color.defaultText,
    font: 'inherit',
    fontWeight: theme.typography.weight.bold,
    cursor: 'pointer',
  },
  'button[aria-pressed="true"]': {
    borderColor: theme.appBorderColor,
    background: theme.background.content,
    color: theme.color.secondary,
  },
}));
