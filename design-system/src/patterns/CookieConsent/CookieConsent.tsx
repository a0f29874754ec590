'use client';

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { color, fontSize, gutter, radius, shadow, space, touch } from '../../tokens/index.ts';
import type { PageFrame } from '../Page/PageFrame.ts';
import { ConsentChoices } from './ConsentChoices.tsx';

export interface CookieConsentProps {
  frame: PageFrame;
}

/**
 * The cookie notice. A form at the bottom of the window, not a modal: accept and decline are one press each
 * and look alike, and the single purposes open below them.
 */
export function CookieConsent({ frame }: CookieConsentProps) {
  const { t } = useTranslation('common');

  return (
    <Root data-asking aria-label={t(($) => $.consent.label)}>
      <Sheet>
        <form method="post" action={frame.links.consent} data-preference="consent">
          <input type="hidden" name="path" value={frame.path} />
          <Row>
            <Words>
              <Heading level="none" size="h3">
                {t(($) => $.consent.title)}
              </Heading>
              <Text size="small" soft>
                {t(($) => $.consent.text)}
              </Text>
            </Words>
            <Answers>
              <Button type="submit" name="choice" value="accept" variant="secondary" size="small">
                {t(($) => $.consent.accept)}
              </Button>
              <Button type="submit" name="choice" value="decline" variant="secondary" size="small">
                {t(($) => $.consent.decline)}
              </Button>
            </Answers>
          </Row>
        </form>
        <details>
          <Summary>{t(($) => $.consent.details)}</Summary>
          <ConsentChoices frame={frame} />
        </details>
      </Sheet>
    </Root>
  );
}

const Root = styled.section`
  position: sticky;
  z-index: 10;
  inset-block-end: 0;
  padding: 0 ${gutter} ${space[4]};
  pointer-events: none;

  @media (max-width: 560px) {
    padding-block-end: ${space[2]};
    padding-inline: ${space[2]};
  }
  /* At high zoom a sheet that stays would leave no room for the page. */
  @media (max-height: 480px) {
    position: static;
  }
`;

const Sheet = styled.div`
  max-inline-size: 56rem;
  margin-inline: auto;
  padding: ${space[4]} ${space[5]} ${space[2]};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${shadow.float};
  pointer-events: auto;

  @media (max-width: 560px) {
    padding-inline: ${space[4]};
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${space[3]} ${space[6]};
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 20rem;
  gap: ${space[1]};
`;

const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};

  @media (max-width: 560px) {
    flex: 1 1 100%;
  }
`;

const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  min-block-size: ${touch};
  border-radius: 4px;
  color: ${color.link};
  font-size: ${fontSize.small};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`;
