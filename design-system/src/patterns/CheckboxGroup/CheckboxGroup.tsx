'use client';

import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { space } from '../../tokens/index.ts';
import { GroupBox } from './GroupBox.tsx';

/** One box of the group. */
export interface CheckboxGroupOption {
  /** The name it posts under, unlike every other in the group. */
  name: string;
  /**
   * What it posts when it is ticked.
   * @default 'on'
   */
  value?: string;
  label: string;
  /** Keeps the box as it is, whatever is chosen for all. */
  disabled?: boolean;
}

export interface CheckboxGroupProps {
  /** The label of the box for all, and the name of the group. */
  label: string;
  options: readonly CheckboxGroupOption[];
  /**
   * The names that are ticked at first.
   * @default []
   */
  defaultChosen?: readonly string[];
  /** Called with all names that are ticked now. */
  onChange?: (chosen: string[]) => void;
}

/**
 * Checkboxes under one that ticks all or none of them, and is mixed while some are ticked. It needs a script: a native
 * form uses `Checkbox`.
 */
export function CheckboxGroup({ label, options, defaultChosen = [], onChange }: CheckboxGroupProps) {
  const id = useId();
  const [chosen, setChosen] = useState(defaultChosen);
  const changeable = options.filter(({ disabled }) => disabled !== true);

  function choose(ticked: (option: CheckboxGroupOption) => boolean) {
    const next = options.filter(ticked).map(({ name }) => name);
    setChosen(next);
    onChange?.(next);
  }

  function chooseAll(all: boolean) {
    choose((option) => (option.disabled === true ? chosen.includes(option.name) : all));
  }

  function chooseOne(changed: string, ticked: boolean) {
    choose(({ name }) => (name === changed ? ticked : chosen.includes(name)));
  }

  return (
    <div role="group" aria-labelledby={`${id}all-label`}>
      <GroupBox
        id={`${id}all`}
        label={label}
        checked={checkedOfAll(options, chosen)}
        disabled={changeable.length === 0}
        controls={options.map(({ name }) => id + name).join(' ')}
        onCheckedChange={chooseAll}
      />
      <Options>
        {options.map(({ name, value, label, disabled }) => (
          <GroupBox
            key={name}
            id={id + name}
            name={name}
            value={value}
            label={label}
            disabled={disabled}
            checked={chosen.includes(name)}
            onCheckedChange={(ticked) => {
              chooseOne(name, ticked);
            }}
          />
        ))}
      </Options>
    </div>
  );
}

function checkedOfAll(options: readonly CheckboxGroupOption[], chosen: readonly string[]) {
  const ticked = options.filter(({ name }) => chosen.includes(name)).length;
  if (ticked === 0) return false;
  return ticked === options.length ? true : 'indeterminate';
}

const Options = styled.div`
  padding-inline-start: ${space[5]};
`;
