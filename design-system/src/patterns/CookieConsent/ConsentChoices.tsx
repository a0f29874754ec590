'use client';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { space } from '../../tokens/index.ts';
import type { PageFrame } from '../Page/PageFrame.ts';

export interface ConsentChoicesProps {
  frame: PageFrame;
  /** A checkbox for each purpose. Necessary cookies have none, since they cannot be declined. */
  children: ReactNode;
}

/** What each purpose means, the boxes, and the button that saves them. */
export function ConsentChoices({ frame, children }: ConsentChoicesProps) {
  const { t } = useTranslation('common');

  return (
    <Root method="post" action={frame.links.consent} data-preference="consent">
      <input type="hidden" name="path" value={frame.path} />
      <Text size="small" soft>
        {t(($) => $.consent.text)} {t(($) => $.consent.necessary)}{' '}
        <TextLink variant="action" href={frame.links.privacy}>
          {t(($) => $.consent.privacy)}
        </TextLink>
      </Text>
      {children}
      <Save>
        <Button type="submit" name="choice" value="some" variant="secondary" size="small" wide>
          {t(($) => $.consent.save)}
        </Button>
      </Save>
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  gap: ${space[2]};
  padding-block: ${space[1]} ${space[3]};
`;

const Save = styled.div`
  justify-self: end;

  @media (max-width: 560px) {
    justify-self: stretch;
  }
`;
