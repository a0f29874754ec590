'use client';

import { useId } from 'react';
import type { ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { hiddenLook } from '../../primitives/VisuallyHidden/VisuallyHidden.look.ts';
import { color, font, fontSize, media, radius, shadow, space } from '../../tokens/index.ts';
import { choiceEdgeLook } from '../choiceEdge/choiceEdge.look.ts';
import { useEarlierChoice } from '../earlierChoice/useEarlierChoice.ts';
import { PlanMarker } from '../PlanMarker/PlanMarker.tsx';
import type { PlanMarkerKind } from '../PlanMarker/PlanMarker.options.ts';

export interface PlanPickerOption {
  value: string;
  marker: PlanMarkerKind;
  name: string;
  /** A label of one or two words beside the name. */
  badge?: string | undefined;
  /** The plan's benefit, in one line. */
  note: string;
  /** The price, formatted with its currency. */
  price: string;
  /** How often: "a year". */
  per: string;
}

export interface PlanPickerProps {
  /** The group's legend. Visually hidden, since the step's heading shows it. */
  legend: string;
  name: string;
  options: readonly PlanPickerOption[];
  /** The plan that is chosen on the first render. */
  chosen: string;
  onPlanChoose?: (value: string) => void;
}

/** A choice of plans. Native radio buttons: one tab stop, arrow keys, and they post without a script. */
export function PlanPicker({ legend, name, options, chosen, onPlanChoose }: PlanPickerProps) {
  const id = useId();
  // The inputs hold the choice: it may have been made before hydration.
  const root = useEarlierChoice(chosen, onPlanChoose);

  return (
    <Root ref={root}>
      <Legend>{legend}</Legend>
      {options.map(({ value, marker, name: planName, badge, note, price, per }) => (
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
          <PlanMarker kind={marker} />
          <Offer>
            <Words>
              <Names>
                <Name id={`${id}-${value}`}>{planName}</Name>
                {badge !== undefined && <Chip tone="sun">{badge}</Chip>}
              </Names>
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
  gap: ${space[3]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  ${hiddenLook}
`;

const Option = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  align-items: center;
  gap: 1.1rem;
  min-block-size: 92px;
  padding: 1.15rem 1.5rem 1.15rem 1.15rem;
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.rest};
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      box-shadow: ${shadow.float};
    }
  }
  &:has(:checked) {
    background: ${color.surfaceTint};
    box-shadow: inset 0 0 0 2.5px ${color.action};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
  ${choiceEdgeLook}

  ${media.narrow} {
    grid-template-columns: 52px minmax(0, 1fr);
    gap: 0.85rem;
    padding-inline-end: 1.1rem;
  }
`;

// Where the words need the room, at high zoom or widely set, the price stands below them.
const Offer = styled.span`
  display: flex;
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

const Names = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.3rem 0.7rem;
`;

const Name = styled.strong`
  font: 440 ${fontSize.h3} / 1.18 ${font.display};
  letter-spacing: -0.018em;
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
  font: 400 1.5rem/1.2 ${font.display};
  font-variant-numeric: lining-nums;
  letter-spacing: -0.03em;
  white-space: nowrap;
`;

const Per = styled.span`
  color: ${color.textSoft};
  font-size: ${fontSize.fine};
`;
