'use client';

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { menuItemLook } from '../Menu/Menu.look.ts';
import type { PageFrame } from '../Page/PageFrame.ts';

export interface AccountLinksProps {
  links: Pick<PageFrame['links'], 'account' | 'subscription' | 'logout'>;
}

/** The links of a signed-in visitor. Logging out is a form, since it changes state. */
export function AccountLinks({ links }: AccountLinksProps) {
  const { t } = useTranslation('common');

  return (
    <>
      <Go href={links.account}>{t(($) => $.header.accountPage)}</Go>
      <Go href={links.subscription}>{t(($) => $.header.subscription)}</Go>
      <form method="post" action={links.logout}>
        <Leave type="submit">{t(($) => $.header.logout)}</Leave>
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
