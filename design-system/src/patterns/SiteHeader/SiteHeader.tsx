'use client';

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Container } from '../../primitives/Container/Container.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Logo } from '../../primitives/Logo/Logo.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { color, fontSize, media, touch } from '../../tokens/index.ts';
import { LanguageSelect } from '../LanguageSelect/LanguageSelect.tsx';
import type { PageFrame } from '../Page/PageFrame.ts';
import { PaymentDueNotice } from '../Page/PaymentDueNotice.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { NarrowMenu } from './NarrowMenu.tsx';
import { siteHeaderHeight, type SiteHeaderOffer, type SiteHeaderVariant } from './SiteHeader.options.ts';

export interface SiteHeaderProps {
  frame: PageFrame;
  /**
   * `full` has all links. `account` has those of the account area, and marks the page that is open. `secure` is for the checkout and has none. `quiet` is for a form or a question.
   * @default 'full'
   */
  variant?: SiteHeaderVariant;
  /** The link to the other form: log in or sign up. */
  offer?: SiteHeaderOffer;
}

/** The site's header: logo, links, language and account, and a renewal that failed. Transparent, on the page's scene. */
export function SiteHeader({ frame, variant = 'full', offer }: SiteHeaderProps) {
  const { t } = useTranslation('common');
  const { account, links } = frame;
  const whole = variant === 'full' || variant === 'account';

  return (
    <Root>
      <Container>
        <Row>
          <Home href={links.home} aria-label={t(($) => $.header.home)}>
            <Logo />
          </Home>
          {variant === 'full' && (
            <Main aria-label={t(($) => $.header.main)}>
              <TextLink variant="quiet" href={`${links.home}#hours`}>
                {t(($) => $.header.hours)}
              </TextLink>
              <TextLink variant="quiet" href={links.plans}>
                {t(($) => $.header.plans)}
              </TextLink>
            </Main>
          )}
          {variant === 'account' && (
            <Main aria-label={t(($) => $.header.main)}>
              <Area frame={frame} href={links.account}>
                {t(($) => $.header.accountPage)}
              </Area>
              <Area frame={frame} href={links.subscription}>
                {t(($) => $.header.subscription)}
              </Area>
            </Main>
          )}
          <End>
            {variant === 'secure' && (
              <Secure>
                <Icon name="lock" /> {t(($) => $.header.secureCheckout)}
              </Secure>
            )}
            <LanguageSelect frame={frame} face="wordsWhenWide" />
            {offer !== undefined && (
              <Offer variant="quiet" href={links[offer]}>
                {t(($) => $.header[offer])}
              </Offer>
            )}
            {whole && (
              <>
                <Wide>
                  {account.status === 'signedIn' ? (
                    <AccountMenu firstName={account.firstName} links={links} />
                  ) : (
                    <TextLink variant="quiet" href={links.login}>
                      {t(($) => $.header.login)}
                    </TextLink>
                  )}
                </Wide>
                <Narrow>
                  <NarrowMenu frame={frame} />
                </Narrow>
              </>
            )}
          </End>
        </Row>
        {/* Mounted only where it tells something: the other pages have not got its words in the browser. */}
        {frame.paymentDue !== undefined && (
          <PaymentDueNotice due={frame.paymentDue} dateLocale={frame} changePayment={links.changePayment} />
        )}
      </Container>
    </Root>
  );
}

/** A page of the account area. */
function Area({ frame, href, children }: { frame: PageFrame; href: string; children: string }) {
  const current = frame.path.split('?', 1)[0] === href;

  return (
    <TextLink variant="quiet" href={href} aria-current={current ? 'page' : undefined}>
      {children}
    </TextLink>
  );
}

const Root = styled.header`
  position: relative;
  z-index: 5;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1.25rem;
  min-block-size: ${siteHeaderHeight.wide};

  ${media.narrow} {
    column-gap: 0.5rem;
    min-block-size: ${siteHeaderHeight.narrow};
  }
  @media (max-width: 350px) {
    column-gap: 0;
  }
`;

const Home = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${touch};
  border-radius: 8px;
  color: ${color.text};
  text-decoration: none;
`;

const Main = styled.nav`
  display: flex;
  gap: 0.25rem;
  margin-inline: auto;

  ${media.narrow} {
    display: none;
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  margin-inline-start: auto;

  ${Main} + & {
    margin-inline-start: 0;
  }
  ${media.narrow} {
    /* Words end where the page does. */
    &:has(> a:last-child) {
      margin-inline-end: -0.9rem;
    }
    ${Main} + & {
      margin-inline-start: auto;
    }
  }
`;

// The longest text has to fit beside the logo on the smallest phones, and at high zoom.
const Offer = styled(TextLink)`
  white-space: nowrap;

  @media (max-width: 350px) {
    &[data-variant='quiet'] {
      padding-inline-start: 0.1rem;
    }
  }
`;

const Secure = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  padding-inline: 0.9rem;
  color: ${color.text};
  font-size: ${fontSize.small};
  font-weight: 540;

  ${media.narrow} {
    display: none;
  }
`;

const Wide = styled.div`
  ${media.narrow} {
    display: none;
  }
`;

const Narrow = styled.div`
  display: none;

  ${media.narrow} {
    display: block;
  }
`;
