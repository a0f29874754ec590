'use client';

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { fontSize, radius } from '../../../tokens/index.ts';
import { Held } from './Held.tsx';
import { Trouble } from './Trouble.tsx';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { CardPage, CardState } from './CheckoutState.ts';

export interface CardPanelProps extends Pick<
  CheckoutProps,
  'onCardFrameReady' | 'onCardPageRetry' | 'onCardReplace'
> {
  state: CardState;
}

/** A card, typed into the payment partner's own page: it never passes through ours. */
export function CardPanel({ state, onCardFrameReady, onCardPageRetry, onCardReplace }: CardPanelProps) {
  const { t } = useTranslation('checkout');

  switch (state.status) {
    case 'loadingPage':
    case 'page':
    case 'declinedInPage':
      return <CardForm state={state} onCardFrameReady={onCardFrameReady} />;
    case 'held':
      return (
        <Held
          icon="credit-card"
          title={t(($) => $.pay.card.held, { brand: state.brand, last4: state.last4 })}
          text={t(($) => $.pay.card.keeper)}
        >
          <Button variant="plain" size="small" onClick={onCardReplace}>
            {t(($) => $.pay.card.replace)}
          </Button>
        </Held>
      );
    case 'pageFailed':
    case 'tooManyPages':
      return (
        <Stack gap={4} align="start">
          <Trouble title={t(($) => $.pay.card[state.status].title)}>
            {state.status === 'pageFailed'
              ? t(($) => $.pay.card.pageFailed.text)
              : t(($) => $.pay.card.tooManyPages.text, { count: state.minutes })}
          </Trouble>
          <Button variant="secondary" size="small" onClick={onCardPageRetry}>
            <Icon name="refresh-cw" />
            {t(($) => $.pay.card.pageFailed.retry)}
          </Button>
        </Stack>
      );
  }
}

interface CardFormProps extends Pick<CheckoutProps, 'onCardFrameReady'> {
  state: Extract<CardState, { status: 'loadingPage' | 'page' | 'declinedInPage' }>;
}

// One tree for all three: a frame that moved would load again, and lose what was typed.
function CardForm({ state, onCardFrameReady }: CardFormProps) {
  const { t } = useTranslation('checkout');
  const loading = state.status === 'loadingPage';

  return (
    <Stack gap={4} aria-busy={loading || undefined}>
      {state.status === 'declinedInPage' && (
        <Trouble title={t(($) => $.pay.card[state.reason].title)}>
          {t(($) => $.pay.card[state.reason].text)}
        </Trouble>
      )}
      {loading && <Waiting />}
      {state.page && (
        <Frame key={state.page.src} page={state.page} waiting={loading} onReady={onCardFrameReady} />
      )}
      <noscript>
        <Notice tone="warm">{t(($) => $.pay.card.scriptless)}</Notice>
      </noscript>
    </Stack>
  );
}

interface FrameProps {
  page: CardPage;
  waiting: boolean;
  onReady: CheckoutProps['onCardFrameReady'];
}

/** The page's own frame, as high as the page says it is. */
function Frame({ page, waiting, onReady }: FrameProps) {
  const { t } = useTranslation('checkout');

  return (
    <Page
      src={page.src}
      title={t(($) => $.pay.card.frame)}
      height={page.height ?? usualHeight}
      data-waiting={waiting || undefined}
      onLoad={({ currentTarget: { contentWindow } }) => {
        if (contentWindow) onReady(contentWindow);
      }}
    />
  );
}

/** Until the page tells its height, in px: enough for a card form in any language. */
const usualHeight = 460;

function Waiting() {
  const { t } = useTranslation('checkout');

  return (
    <Fields>
      <VisuallyHidden role="status">{t(($) => $.pay.card.loading)}</VisuallyHidden>
      <Waited />
      <Waited />
      <Waited />
      <Waited />
    </Fields>
  );
}

function Waited() {
  return (
    <div>
      <Label>
        <Skeleton />
      </Label>
      <Skeleton shape="field" />
    </div>
  );
}

const Page = styled.iframe`
  display: block;
  inline-size: 100%;
  border: 0;
  border-radius: ${radius.m};

  &[data-waiting] {
    position: absolute;
    visibility: hidden;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1.1rem 0.9rem;

  & > :nth-child(2),
  & > :last-child {
    grid-column: 1 / -1;
  }
`;

const Label = styled.div`
  max-inline-size: 7rem;
  margin-block-end: 0.5rem;
  font-size: ${fontSize.small};
`;
