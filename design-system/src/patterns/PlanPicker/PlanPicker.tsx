'use client';

import { useId } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { color, font, fontSize, radius, shadow, space } from '../../tokens/index.ts';
import { choiceEdgeLook } from '../choiceEdge/choiceEdge.look.ts';
import { useEarlierChoice } from '../useEarlierChoice/useEarlierChoice.ts';

export interface PlanPickerOption {
  value: string;
  name: string;
  /** The plan's benefit, in one line. */
  note: string;
  /** The price, formatted with its currency. */
  price: string;
  /** How often: "a year". */
  per: string;
  /** Drawn beside the words: filled where the plan is chosen. */
  marker?: ReactNode;
}

export interface PlanPickerProps {
  /** The group's legend: visible on a page, hidden in a step, whose heading shows it. */
  legend: string;
  /** Cards with large prices that stand on a page, or quiet ones inside a step. @default 'step' */
  variant?: 'step' | 'page';
  name: string;
  options: readonly PlanPickerOption[];
  /** The plan that is chosen on the first render. */
  chosen: string;
  onPlanChoose?: (value: string) => void;
}

/** A choice of plans. Native radio buttons: one tab stop, arrow keys, and they post without a script. */
export function PlanPicker({
  legend,
  variant = 'step',
  name,
  options,
  chosen,
  onPlanChoose,
}: PlanPickerProps) {
  const id = useId();
  // The inputs hold the choice: it may have been made before hydration.
  const root = useEarlierChoice(chosen, onPlanChoose);

  return (
    <Root ref={root} data-variant={variant}>
      {variant === 'page' ? <Legend>{legend}</Legend> : <VisuallyHidden as="legend">{legend}</VisuallyHidden>}
      {options.map(({ value, name: planName, note, price, per, marker }) => (
        <Option key={value}>
          <Radio
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            aria-labelledby={`${id}-${value}`}
            aria-describedby={`${id}-${value}-price ${id}-${value}-note`}
            onChange={(event: ChangeEvent<HTMLInputElement>) => onPlanChoose?.(event.target.value)}
          />
          {marker}
          <Offer>
            <Words>
              <Name id={`${id}-${value}`}>{planName}</Name>
              <Note id={`${id}-${value}-note`}>{note}</Note>
            </Words>
            <Price id={`${id}-${value}-price`}>
              <Figure>{price}</Figure> <Per>{per}</Per>
            </Price>
          </Offer>
        </Option>
      ))}
    </Root>
  );
}

const Root = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  &[data-variant='page'] {
    gap: ${space[3]};
  }
`;

const Legend = styled.legend`
  margin-block-end: ${space[2]};
  padding: 0;
  font-size: ${fontSize.small};
  font-weight: 600;
`;

const Option = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: 0.7rem 1rem;
  border-radius: ${radius.m};
  background: ${color.surfaceSunken};
  cursor: pointer;

  & > svg {
    flex: none;
    inline-size: clamp(2.5rem, 14vw, 4rem);
  }
  [data-variant='page'] > & {
    background: ${color.surface};
    box-shadow: ${shadow.rest};
  }
  &:has(:checked),
  [data-variant='page'] > &:has(:checked) {
    background: ${color.surfaceTint};
    box-shadow: inset 0 0 0 2.5px ${color.action};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
  ${choiceEdgeLook}
`;

// Where the words need the room, at high zoom or widely set, the price stands below them.
const Offer = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0.5rem 0.85rem;
  min-inline-size: 0;
`;

const Words = styled.span`
  flex: 1 1 7.5rem;
  min-inline-size: 0;
`;

const Radio = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

const Name = styled.strong`
  font: 440 1.125rem/1.2 ${font.display};
  hyphens: auto;
  overflow-wrap: anywhere;
`;

const Note = styled.span`
  display: block;
  color: ${color.textSoft};
  font-size: ${fontSize.small};
  line-height: 1.5;
`;

const Price = styled.span`
  text-align: end;

  @media (max-width: 350px) {
    text-align: start;
  }
`;

const Figure = styled.span`
  display: block;
  font-variant-numeric: lining-nums tabular-nums;
  font-weight: 600;
  white-space: nowrap;

  [data-variant='page'] & {
    font: 440 1.5rem/1.25 ${font.display};
  }
`;

const Per = styled.span`
  color: ${color.textSoft};
  font-size: ${fontSize.fine};
`;
