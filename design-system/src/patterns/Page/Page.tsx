'use client';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, font, radius, space } from '../../tokens/index.ts';
import { CookieConsent } from '../CookieConsent/CookieConsent.tsx';
import { mainId } from '../Main/Main.tsx';
import { DevelopmentCheck } from './DevelopmentCheck.tsx';
import type { PageFrame } from './PageFrame.ts';

export interface PageProps {
  frame: PageFrame;
  /** Header, `Main` and footer, in the order in which they are read. */
  children: ReactNode;
}

/** The frame of every screen: a skip link, and the cookie notice: until it is answered, and to change the answer. */
export function Page({ frame, children }: PageProps) {
  const { t, i18n } = useTranslation('common');

  return (
    <>
      <SkipLink href={`#${mainId}`}>{t(($) => $.a11y.skipToContent)}</SkipLink>
      {(frame.consent === 'unanswered' || frame.cookieDetails !== undefined) && (
        <CookieConsent frame={frame} />
      )}
      {children}
      {process.env.NODE_ENV !== 'production' && <DevelopmentCheck i18n={i18n} language={frame.language} />}
    </>
  );
}

const SkipLink = styled.a`
  position: fixed;
  z-index: 20;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  padding: 0.8rem 1.5rem;
  border-radius: ${radius.full};
  background: ${color.action};
  color: ${color.onAction};
  font-family: ${font.text};
  font-weight: 600;
  text-decoration: none;

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
