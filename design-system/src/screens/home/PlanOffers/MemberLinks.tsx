import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';

export interface MemberLinksProps {
  /** Where the buttons stand in the column of their text. */
  align?: 'start' | 'centre';
  /** `app` is absent for who has no access yet. */
  links: { app?: string; subscription: string };
}

/** Where a subscriber goes on: the app, and their subscription. */
export function MemberLinks({ align = 'start', links }: MemberLinksProps) {
  const { t } = useTranslation('planSelection');

  return (
    <Root data-align={align}>
      {links.app !== undefined && <LinkButton href={links.app}>{t(($) => $.member.open)}</LinkButton>}
      <LinkButton href={links.subscription} variant={links.app === undefined ? 'primary' : 'plain'}>
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
