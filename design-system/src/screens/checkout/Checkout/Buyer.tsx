import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SwitchAccount } from '../../../patterns/SwitchAccount/SwitchAccount.tsx';
import { EmailAddress, type EmailAddressProps } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { color, font, fontSize, media } from '../../../tokens/index.ts';

export interface BuyerProps {
  email: string;
  /** Logs out, and comes back to log in with another account. */
  switchAccount: string;
}

/** Whose account buys, and the way to another one. */
export function Buyer({ email, switchAccount }: BuyerProps) {
  const { t } = useTranslation('checkout');

  return (
    <Root>
      <Face aria-hidden="true">{email.charAt(0).toUpperCase()}</Face>
      <Words>
        <Sentence words={t(($) => $.buyer.loggedIn, { email })} parts={{ strong: <Address /> }} />
      </Words>
      <SwitchAccount action={switchAccount} quiet>
        {t(($) => $.buyer.switch)}
      </SwitchAccount>
    </Root>
  );
}

function Address({ children }: EmailAddressProps) {
  return (
    <strong>
      <EmailAddress alone>{children}</EmailAddress>
    </strong>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 0.7rem;
  font-size: ${fontSize.small};
  line-height: 1.4;

  /* The address breaks, and the button does not. */
  & > form {
    flex: none;
  }
  & > form > [data-size] {
    --button-ink: ${color.link};
    margin-inline-end: -0.5rem;
    padding-inline: 0.5rem;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    white-space: nowrap;
  }
`;

const Face = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 36px;
  block-size: 36px;
  border-radius: 50%;
  background: ${color.surfaceWarm};
  color: ${color.textOnWarm};
  font: 460 1rem/1 ${font.display};

  /* The address needs its place. */
  @media (max-width: 350px) {
    display: none;
  }
`;

const Words = styled.p`
  min-inline-size: 0;
  color: ${color.textSoft};

  & > strong {
    display: inline-block;
    max-inline-size: 100%;
    color: ${color.text};
    text-wrap: balance;
  }
  ${media.narrow} {
    flex: 1;
  }
`;
