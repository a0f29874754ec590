'use client';

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { color, fontSize, media, space } from '../../tokens/index.ts';
import { mainId } from '../Main/Main.tsx';
import type { PageFrame } from '../Page/PageFrame.ts';
import { ConsentDetails } from './ConsentDetails.tsx';

export interface CookieConsentProps {
  frame: PageFrame;
}

/**
 * The cookie notice: a form above the page's header, in the flow of the page, so that it covers nothing. Accept and
 * decline are one press each and look alike; the single purposes are in its details.
 */
export function CookieConsent({ frame }: CookieConsentProps) {
  const { t } = useTranslation('common');

  return (
    <Root ref={passFocusOn} data-asking aria-label={t(($) => $.consent.label)}>
      <Container>
        <Row>
          <Question>{t(($) => $.consent.question)}</Question>
          <Answers method="post" action={frame.links.consent} data-preference="consent">
            <input type="hidden" name="path" value={frame.path} />
            <Button type="submit" name="choice" value="accept" variant="secondary" size="small">
              {t(($) => $.consent.accept)}
            </Button>
            <Button type="submit" name="choice" value="decline" variant="secondary" size="small">
              {t(($) => $.consent.decline)}
            </Button>
          </Answers>
          <ConsentDetails frame={frame} />
        </Row>
      </Container>
    </Root>
  );
}

/** The page's `main` takes the focus of a notice that goes with the focus in it. */
function passFocusOn(notice: HTMLElement | null) {
  return () => {
    if (notice?.contains(document.activeElement))
      document.getElementById(mainId)?.focus({ preventScroll: true });
  };
}

const Root = styled.section`
  border-block-end: 1px solid ${color.horizon};
  background: ${color.surface};
  color: ${color.text};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[1]};
`;

const Question = styled.p`
  flex: 1 1 20rem;
  font-size: ${fontSize.small};
  line-height: 1.4;

  ${media.narrow} {
    flex-basis: 100%;
  }
`;

const Answers = styled.form`
  display: flex;
  gap: ${space[2]};
`;
