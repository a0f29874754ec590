'use client';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { Container } from '../../primitives/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Logo } from '../../primitives/Logo/Logo.tsx';
import { Scene } from '../../primitives/Scene/Scene.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { color, fontSize, gutter, media, pageMax, touch } from '../../tokens/index.ts';
import { CountrySelect } from '../CountrySelect/CountrySelect.tsx';
import { LanguageSelect } from '../LanguageSelect/LanguageSelect.tsx';
import type { PageFrame } from '../Page/PageFrame.ts';
import { skyLook } from '../Sky/Sky.look.ts';
import { ThemeSelect } from '../ThemeSelect/ThemeSelect.tsx';

export interface SiteFooterProps {
  frame: PageFrame;
}

/** The page's footer, at night in both themes. */
export function SiteFooter({ frame }: SiteFooterProps) {
  const { t } = useTranslation('common');
  const { account, links } = frame;

  return (
    <Root data-theme="night">
      <Container>
        <Top>
          <div>
            <Heading level="none" size="h1" stop>
              {t(($) => $.footer.title)}
            </Heading>
            <Lead soft>{t(($) => $.footer.lead)}</Lead>
          </div>
          <List
            title={t(($) => $.footer.product)}
            links={[
              [t(($) => $.header.plans), links.plans],
              account.status === 'signedIn'
                ? [t(($) => $.header.subscription), links.subscription]
                : [t(($) => $.header.register), links.register],
              [t(($) => $.footer.community), links.community],
              [t(($) => $.footer.redeem), links.redeem],
              [t(($) => $.footer.newsletter), links.newsletter],
            ]}
          />
          <List
            title={t(($) => $.footer.help)}
            links={[
              [t(($) => $.footer.helpDesk), links.help],
              [t(($) => $.footer.work), links.work],
            ]}
          />
          <List
            title={t(($) => $.footer.finePrint)}
            links={[
              [t(($) => $.footer.privacy), links.privacy],
              [t(($) => $.footer.terms), links.terms],
              [t(($) => $.footer.impressum), links.impressum],
              [t(($) => $.footer.endContract), links.endContract],
            ]}
          >
            <form method="post" action={links.consent}>
              <input type="hidden" name="path" value={frame.path} />
              <AskAgain type="submit" name="choice" value="again">
                {t(($) => $.footer.cookies)}
              </AskAgain>
            </form>
          </List>
        </Top>
      </Container>
      <Night name="foot" later />
      <Base>
        <Home href={links.home} aria-label={t(($) => $.header.home)}>
          <Logo />
        </Home>
        <Preferences role="group" aria-label={t(($) => $.footer.preferences)}>
          <CountrySelect frame={frame} side="above" />
          <ThemeSelect frame={frame} side="above" />
          <LanguageSelect frame={frame} side="above" />
        </Preferences>
      </Base>
    </Root>
  );
}

interface ListProps {
  title: string;
  links: [words: string, href: string][];
  /** Comes after the links. */
  children?: ReactNode;
}

function List({ title, links, children }: ListProps) {
  return (
    <nav aria-label={title}>
      <Title>{title}</Title>
      <ul>
        {links.map(([words, href]) => (
          <li key={href}>
            <Go href={href}>{words}</Go>
          </li>
        ))}
        {children !== undefined && <li>{children}</li>}
      </ul>
    </nav>
  );
}

const Root = styled.footer`
  ${skyLook}
  /* Wide scenes are cut at the sides, menus may unfold upwards. */
  overflow: clip visible;
  padding-block-start: clamp(4rem, 8vw, 7rem);
  /* Its ground goes on below, where the question about cookies stands until it is answered. */
  box-shadow: 0 34rem ${color.foot};
  color: ${color.text};
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) repeat(3, minmax(0, 2fr));
  gap: 2.5rem;

  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 1rem;

    & > :first-child,
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: 2.5rem;

    & > :last-child {
      grid-column: auto;
    }
  }
`;

const Lead = styled(Text)`
  max-inline-size: 22rem;
  margin-block-start: 1rem;
`;

const Title = styled.p`
  margin-block-end: 0.75rem;
  font-size: ${fontSize.small};
  font-weight: 600;
`;

const goLook = css`
  display: inline-flex;
  align-items: center;
  min-block-size: ${touch};
  color: ${color.text};
  font-size: ${fontSize.small};
  text-decoration: none;
  hyphens: auto;

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
    }
  }
`;

const Go = styled.a`
  ${goLook}
`;

const AskAgain = styled.button`
  ${goLook}
  padding: 0;
  border: 0;
  background: none;
  text-align: start;
  /* In the last list, which has room beside it on a phone. */
  white-space: nowrap;
  cursor: pointer;
`;

const Night = styled(Scene)`
  margin-block-start: -2rem;
`;

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0.5rem 1rem;
  padding-block: 1.25rem;
  padding-inline: max(${gutter}, calc(50% - ${pageMax} / 2));
  background: ${color.foot};
`;

const Home = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${touch};
  border-radius: 8px;
  color: ${color.text};
  text-decoration: none;
`;

const Preferences = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline: -0.9rem;

  /* Where there is no room beside a menu, it opens above all of them, from the start side. */
  @media (max-width: 560px) {
    position: relative;

    & details {
      position: static;
    }
    & details > [data-side] {
      inset-inline: 0.9rem auto;
    }
  }
`;
