'use client';

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { color, fontSize, space, touch } from '../../tokens/index.ts';
import type { PageFrame } from '../Page/PageFrame.ts';
import { ConsentChoices } from './ConsentChoices.tsx';

export interface ConsentDetailsProps {
  frame: PageFrame;
}

/** The single purposes: a native disclosure with native boxes, so that it works without a script. */
export function ConsentDetails({ frame }: ConsentDetailsProps) {
  const { t } = useTranslation('common');

  return (
    <Root>
      <Summary>{t(($) => $.consent.details)}</Summary>
      <ConsentChoices frame={frame}>
        <Purposes>
          <Checkbox name="analytics" value="accept">
            {t(($) => $.consent.analytics)}
          </Checkbox>
          <Checkbox name="marketing" value="accept">
            {t(($) => $.consent.marketing)}
          </Checkbox>
        </Purposes>
      </ConsentChoices>
    </Root>
  );
}

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
