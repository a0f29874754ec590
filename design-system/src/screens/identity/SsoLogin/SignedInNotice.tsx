import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { SwitchAccount } from '../../../patterns/SwitchAccount/SwitchAccount.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { SsoLoginLinks } from './SsoLoginProps.ts';

export interface SignedInNoticeProps {
  account: PageFrame['account'];
  links: Pick<SsoLoginLinks, 'connectWorkplace' | 'switchAccount'>;
}

/** Says which account is logged in already, and leads to connecting a workplace to it, or out of it. */
export function SignedInNotice({ account, links }: SignedInNoticeProps) {
  const { t } = useTranslation('ssoLogin');
  if (account.status === 'signedOut') return null;
  const { firstName } = account;
  const title = firstName === '' ? t(($) => $.signedIn.unnamed) : t(($) => $.signedIn.named, { firstName });

  return (
    <Root>
      <Notice title={title}>
        {t(($) => $.signedIn.text)}{' '}
        <TextLink href={links.connectWorkplace}>{t(($) => $.signedIn.connect)}</TextLink>
      </Notice>
      <SwitchAccount action={links.switchAccount} quiet>
        {t(($) => $.signedIn.switch)}
      </SwitchAccount>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;

  & > :first-child {
    justify-self: stretch;
  }
`;
