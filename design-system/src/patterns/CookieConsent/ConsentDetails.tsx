'use client';

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { color, fontSize, touch } from '../../tokens/index.ts';
import type { PageFrame } from '../Page/PageFrame.ts';
import { ConsentChoices } from './ConsentChoices.tsx';
import { useCheckboxGroup } from './useCheckboxGroup.ts';

export interface ConsentDetailsProps {
  frame: PageFrame;
}

/**
 * The single purposes: a native disclosure with native boxes, so that it works without a script. Where React runs, they
 * become a group with a box for all once they are opened. The footer's button opens them with what is allowed so far.
 */
export function ConsentDetails({ frame }: ConsentDetailsProps) {
  const { t } = useTranslation('common');
  const { ref, group } = useCheckboxGroup(purposes);
  const options = purposes.map((name) => ({ name, value: 'accept', label: t(($) => $.consent[name]) }));

  return (
    <Root ref={ref} open={frame.cookieDetails !== undefined}>
      <Summary id="cookies">{t(($) => $.consent.details)}</Summary>
      <ConsentChoices frame={frame}>
        {group === undefined ? (
          <div>
            {options.map(({ name, value, label }) => (
              <Checkbox
                key={name}
                name={name}
                value={value}
                defaultChecked={frame.cookieDetails?.[name] === true}
              >
                {label}
              </Checkbox>
            ))}
          </div>
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

/* Its summary and its content are items of the notice's row, so that the summary stays where it is when the content
   unfolds to a line of its own. */
const Root = styled.details`
  display: contents;

  &::details-content {
    flex-basis: 100%;
  }
  &:not([open])::details-content {
    position: absolute;
  }
  /* Browsers without ::details-content have the content itself in the row. */
  & > form {
    flex-basis: 100%;
  }
`;

const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  min-block-size: ${touch};
  /* The question is seen as well where an address leads here. */
  scroll-margin-block-start: 8rem;
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
