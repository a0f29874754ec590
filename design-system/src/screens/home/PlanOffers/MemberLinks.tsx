import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';

export interface MemberLinksProps {
  /** Where the buttons stand in the column of their text. */
  align?: 'start' | 'centre';
  links: { app: string; subscription: string };
  /** Whether there is access, so that the app is worth opening. */
  access?: boolean;
}

/** Where a subscriber goes on: the app, and their subscription. */
export function MemberLinks({ align = 'start', links, access = true }: MemberLinksProps) {
  const { t } = useTranslation('planSelection');

  return (
    <Root data-align={align}>
      {access && <LinkButton href={links.app}>{t(($) => $.member.open)}</LinkButton>}
      <LinkButton href={links.subscription} variant={access ? 'plain' : 'primary'}>
        {t(($) => $.member.subscription)}
      </LinkButton>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;

  &[data-align='centre'] {
    justify-content: center;
  }
  @media (max-width: 560px) {
    display: grid;
  }
`;
