'use client';

import type { ChangeEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/Icon.options.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { color, radius } from '../../tokens/index.ts';
import { choiceEdgeLook } from '../choiceEdge/choiceEdge.look.ts';
import { useEarlierChoice } from '../useEarlierChoice/useEarlierChoice.ts';
import type { PaymentMethodLayout } from './PaymentMethodPicker.options.ts';

export interface PaymentMethodOption<Method extends string> {
  value: Method;
  label: string;
  /** Marks of those that the method pays with. */
  logos: readonly IconName[];
  /** Its fields, hidden while another method is chosen: a frame in them keeps what was typed. */
  panel: ReactNode;
}

export interface PaymentMethodPickerProps<Method extends string> {
  /** The group's legend. Visually hidden, since the step's heading shows it. */
  legend: string;
  name: string;
  /** The `id` of the form that the choice is posted with. Without one it belongs to the form around it, if there is one. */
  form?: string;
  methods: readonly PaymentMethodOption<Method>[];
  chosen: Method;
  /**
   * `list` is a row a method, with its fields below it. `tabs` are two methods side by side above the fields.
   * @default 'list'
   */
  layout?: PaymentMethodLayout;
  onMethodChoose?: (method: Method) => void;
}

/** A choice of payment methods, with the fields of the chosen one. Native radio buttons in both layouts. */
export function PaymentMethodPicker<Method extends string>({
  legend,
  name,
  form,
  methods,
  chosen,
  layout = 'list',
  onMethodChoose,
}: PaymentMethodPickerProps<Method>) {
  const group = useEarlierChoice(chosen, (method) => onMethodChoose?.(method as Method));

  function choose({ currentTarget: { parentElement: row, value } }: ChangeEvent<HTMLInputElement>) {
    onMethodChoose?.(value as Method);
    // Fields that closed above the row may have moved it off the screen.
    requestAnimationFrame(() => row?.scrollIntoView({ block: 'nearest' }));
  }

  return (
    <Root>
      <fieldset ref={group} data-layout={layout}>
        <VisuallyHidden as="legend">{legend}</VisuallyHidden>
        {methods.map(({ value, label, logos, panel }) => (
          <Method key={value}>
            <Head>
              <Radio
                type="radio"
                name={name}
                form={form}
                value={value}
                checked={value === chosen}
                onChange={choose}
              />
              {label}
              <span>
                {logos.map((logo) => (
                  <Icon key={logo} name={logo} />
                ))}
              </span>
            </Head>
            <div hidden={value !== chosen}>{panel}</div>
          </Method>
        ))}
      </fieldset>
    </Root>
  );
}

const Root = styled(Card)`
  padding: 0;

  & > fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  & > [data-layout='tabs'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
`;

const Method = styled.div`
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  & > div {
    position: relative;
    grid-column: 1 / 3;
    padding: 0.25rem 1.25rem 1.6rem;
  }
  [data-layout='tabs'] > & {
    display: contents;
  }
`;

const Head = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 44px 1fr auto;
  grid-row: 1;
  gap: 0.75rem;
  align-items: center;
  min-block-size: 66px;
  padding: 0 1.25rem 0 1.1rem;
  border-radius: ${radius.xl};
  font-weight: 600;
  cursor: pointer;

  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: -4px;
  }
  & > span {
    display: flex;
    gap: 0.7rem;
    color: ${color.textSoft};
    font-size: 1.2rem;
  }
  [data-layout='tabs'] & {
    gap: 0.4rem;
    padding-inline: 0.7rem;
  }
  [data-layout='tabs'] & > span {
    display: none;
  }
  ${choiceEdgeLook}
`;

/** A circle on a horizon, filled where it is chosen. */
const Radio = styled.input`
  position: relative;
  justify-self: center;
  appearance: none;
  inline-size: 22px;
  block-size: 22px;
  margin: 0;
  border: 2px solid ${color.fieldLine};
  border-radius: 50%;
  outline: 0;
  cursor: inherit;

  &::after {
    content: '';
    position: absolute;
    inset: calc(100% + 2px) -11px auto;
    block-size: 3px;
    border-radius: 50%;
    background: ${color.textSoft};
  }
  &:checked {
    border-color: ${color.logoOrb};
    background: ${color.logoOrb};
  }
`;
