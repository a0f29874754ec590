'use client';

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { space } from '../../tokens/index.ts';
import type { PageFrame } from '../Page/PageFrame.ts';

export interface ConsentChoicesProps {
  frame: PageFrame;
}

/** A checkbox for each purpose, unticked. Necessary cookies have none, since they cannot be declined. */
export function ConsentChoices({ frame }: ConsentChoicesProps) {
  const { t } = useTranslation('common');

  return (
    <Root method="post" action={frame.links.consent} data-preference="consent">
      <input type="hidden" name="path" value={frame.path} />
      <Text size="small" soft>
        {t(($) => $.consent.necessary)}{' '}
        <TextLink href={frame.links.privacy}>{t(($) => $.consent.privacy)}</TextLink>
      </Text>
      <Purposes>
        <Checkbox name="analytics" value="accept">
          {t(($) => $.consent.analytics)}
        </Checkbox>
        <Checkbox name="marketing" value="accept">
          {t(($) => $.consent.marketing)}
        </Checkbox>
      </Purposes>
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

const Purposes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: 0 ${space[6]};
`;

const Save = styled.div`
  justify-self: end;

  @media (max-width: 560px) {
    justify-self: stretch;
  }
`;
