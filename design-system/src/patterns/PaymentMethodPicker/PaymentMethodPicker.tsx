'use client';

import type { ChangeEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/Icon.options.ts';
import { hiddenLook } from '../../primitives/VisuallyHidden/VisuallyHidden.look.ts';
import { color, media, shadow } from '../../tokens/index.ts';
import { choiceEdgeLook } from '../choiceEdge/choiceEdge.look.ts';
import { useEarlierChoice } from '../earlierChoice/useEarlierChoice.ts';
import type { PaymentMethodLayout } from './PaymentMethodPicker.options.ts';

export interface PaymentMethodOption<Method extends string> {
  value: Method;
  label: string;
  icon: IconName;
}

export interface PaymentMethodPickerProps<Method extends string> {
  /** The group's legend. Visually hidden, since the step's heading shows it. */
  legend: string;
  name: string;
  /** The `id` of the form that the choice is posted with. Without one it belongs to the form around it, if there is one. */
  form?: string;
  /** With a single payment method, no choice is shown. */
  methods: readonly PaymentMethodOption<Method>[];
  chosen: Method;
  /**
   * `tabs` are side by side, `list` is one below the other.
   * @default 'tabs'
   */
  layout?: PaymentMethodLayout;
  /** The fields of the chosen payment method. */
  children: ReactNode;
  onMethodChoose?: (method: Method) => void;
}

/** A choice of payment methods above the fields of the chosen one. Native radio buttons with the look of tabs. */
export function PaymentMethodPicker<Method extends string>({
  legend,
  name,
  form,
  methods,
  chosen,
  layout = 'tabs',
  children,
  onMethodChoose,
}: PaymentMethodPickerProps<Method>) {
  const group = useEarlierChoice(chosen, (method) => onMethodChoose?.(method as Method));

  return (
    <Root>
      {methods.length > 1 && (
        <Methods ref={group} data-layout={layout}>
          <Legend>{legend}</Legend>
          {methods.map(({ value, label, icon }) => (
            <Method key={value}>
              <Radio
                type="radio"
                name={name}
                form={form}
                value={value}
                checked={value === chosen}
                onChange={(event: ChangeEvent<HTMLInputElement>) =>
                  onMethodChoose?.(event.target.value as Method)
                }
              />
              <Icon name={icon} />
              {label}
            </Method>
          ))}
        </Methods>
      )}
      <Panel>{children}</Panel>
    </Root>
  );
}

const Root = styled(Card)`
  padding: 0.5rem;
`;

const Methods = styled.fieldset`
  display: grid;
  gap: 0.35rem;
  min-inline-size: 0;
  margin: 0;
  padding: 0.35rem;
  border: 0;
  border-radius: 22px;
  background: ${color.surfaceSunken};

  &[data-layout='tabs'] {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

const Legend = styled.legend`
  ${hiddenLook}
`;

const Method = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.6rem;
  min-block-size: 52px;
  padding: 0.5rem 0.75rem;
  border-radius: 18px;
  color: ${color.textSoft};
  font-weight: 600;
  line-height: 1.2;
  cursor: pointer;

  [data-layout='list'] > & {
    justify-content: flex-start;
    padding-inline: 1.15rem;
  }
  @media (hover: hover) {
    &:hover {
      color: ${color.text};
    }
  }
  &:has(:checked) {
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.rest};
    color: ${color.text};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  ${choiceEdgeLook}
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

const Panel = styled.div`
  position: relative;
  margin: 1.25rem;

  ${media.narrow} {
    margin: 1.1rem 0.85rem 0.85rem;
  }
`;
