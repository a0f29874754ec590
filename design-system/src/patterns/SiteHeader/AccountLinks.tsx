'use client';

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { menuItemLook } from '../Menu/Menu.look.ts';
import type { PageFrame } from '../Page/PageFrame.ts';

export interface AccountLinksProps {
  links: Pick<PageFrame['links'], 'subscription' | 'logout'>;
}

/** The links of a signed-in visitor. Logging out is a form, since it changes state. */
export function AccountLinks({ links }: AccountLinksProps) {
  const { t } = useTranslation('common');

  return (
    <>
      <Go href={links.subscription}>
        <Icon name="user" />
        {t(($) => $.header.subscription)}
      </Go>
      <form method="post" action={links.logout}>
        <Leave type="submit">
          <Icon name="log-out" />
          {t(($) => $.header.logout)}
        </Leave>
      </form>
    </>
  );
}

const Go = styled.a`
  ${menuItemLook}
`;

const Leave = styled.button`
  ${menuItemLook}
`;
