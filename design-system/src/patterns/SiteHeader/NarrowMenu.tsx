'use client';

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Menu } from '../Menu/Menu.tsx';
import { menuItemLook } from '../Menu/Menu.look.ts';
import type { PageFrame } from '../Page/PageFrame.ts';
import { AccountLinks } from './AccountLinks.tsx';

export interface NarrowMenuProps {
  frame: PageFrame;
}

/** All links of the header in one menu, on narrow screens. */
export function NarrowMenu({ frame: { account, links } }: NarrowMenuProps) {
  const { t } = useTranslation('common');

  return (
    <Menu label={t(($) => $.header.menu)} icon={account.status === 'signedIn' ? 'user' : 'menu'} face="icon">
      <nav aria-label={t(($) => $.header.main)}>
        <Go href={`${links.home}#hours`}>{t(($) => $.header.hours)}</Go>
        <Go href={links.plans}>{t(($) => $.header.plans)}</Go>
        {account.status === 'signedIn' ? (
          <AccountLinks links={links} />
        ) : (
          <Go href={links.login}>{t(($) => $.header.login)}</Go>
        )}
      </nav>
    </Menu>
  );
}

const Go = styled.a`
  ${menuItemLook}
`;
