'use client';

import { useTranslation } from 'react-i18next';
import { Menu } from '../Menu/Menu.tsx';
import type { PageFrame } from '../Page/PageFrame.ts';
import { AccountLinks } from './AccountLinks.tsx';

export interface AccountMenuProps {
  firstName: string;
  links: Pick<PageFrame['links'], 'account' | 'subscription' | 'logout'>;
}

/** The account menu of a signed-in visitor. */
export function AccountMenu({ firstName, links }: AccountMenuProps) {
  const { t } = useTranslation('common');

  return (
    <Menu
      label={t(($) => (firstName === '' ? $.header.accountPage : $.header.account))}
      current={firstName}
      icon="user"
    >
      <AccountLinks links={links} />
    </Menu>
  );
}
