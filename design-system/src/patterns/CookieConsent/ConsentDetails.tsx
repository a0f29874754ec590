'use client';

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { color, fontSize, space, touch } from '../../tokens/index.ts';
import type { PageFrame } from '../Page/PageFrame.ts';
import { ConsentChoices } from './ConsentChoices.tsx';
import { useCheckboxGroup } from './useCheckboxGroup.ts';

export interface ConsentDetailsProps {
  frame: PageFrame;
}

/**
 * The single purposes: a native disclosure with native boxes, so that it works without a script. Where React runs, they
 * become a group with a box for all once they are opened.
 */
export function ConsentDetails({ frame }: ConsentDetailsProps) {
  const { t } = useTranslation('common');
  const { ref, group } = useCheckboxGroup(purposes);
  const options = purposes.map((name) => ({ name, value: 'accept', label: t(($) => $.consent[name]) }));

  return (
    <Root ref={ref}>
      <Summary>{t(($) => $.consent.details)}</Summary>
      <ConsentChoices frame={frame}>
        {group === undefined ? (
          <Purposes>
            {options.map(({ name, value, label }) => (
              <Checkbox key={name} name={name} value={value}>
                {label}
              </Checkbox>
            ))}
          </Purposes>
        ) : (
          <group.CheckboxGroup
            label={t(($) => $.consent.all)}
            options={options}
            defaultChosen={group.chosen}
          />
        )}
      </ConsentChoices>
    </Root>
  );
}

const purposes = ['analytics', 'marketing'] as const;

/* Open, it has a line of its own. */
const Root = styled.details`
  &[open] {
    flex-basis: 100%;
  }
`;

const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  min-block-size: ${touch};
  border-radius: 4px;
  color: ${color.link};
  font-size: ${fontSize.small};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`;

const Purposes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: 0 ${space[6]};
`;
