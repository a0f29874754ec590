'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { afterPress, followPresses } from '../../../patterns/presses/presses.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { fontSize, media } from '../../../tokens/index.ts';
import { SavedMethod } from './SavedMethod.tsx';
import { CardProblemNotice } from './CardProblemNotice.tsx';
import { Problem } from './Problem.tsx';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { CardPage, CardState } from './CheckoutState.ts';

export interface CardPanelProps extends Pick<
  CheckoutProps,
  'frame' | 'onCardFrameReady' | 'onCardFrameEnter' | 'onCardFrameLeave' | 'onCardPageRetry' | 'onCardReplace'
> {
  state: CardState;
  /** The card is the chosen payment method: without it, nothing of its form is announced. */
  chosen: boolean;
  /** The order is being confirmed: the card stays as it is, and so does what is below it. */
  ordering: boolean;
}

/** The card form of the payment provider. Card numbers never reach our page. */
export function CardPanel({
  frame,
  state,
  chosen,
  ordering,
  onCardFrameReady,
  onCardFrameEnter,
  onCardFrameLeave,
  onCardPageRetry,
  onCardReplace,
}: CardPanelProps) {
  const { t } = useTranslation('checkout');

  switch (state.status) {
    case 'loadingPage':
    case 'page':
    case 'submitting':
      return (
        <CardForm
          frame={frame}
          state={state}
          chosen={chosen}
          onCardFrameReady={onCardFrameReady}
          onCardFrameEnter={onCardFrameEnter}
          onCardFrameLeave={onCardFrameLeave}
        />
      );
    case 'saved':
    case 'savedUndescribed':
      return (
        <div
          // Less than the page's height by the frame's margins. Not a style of the server's HTML, which the content security policy blocks.
          ref={(place) => {
            const room = ordering && state.room !== undefined ? `${state.room - 12}px` : '';
            if (place) place.style.minBlockSize = room;
          }}
        >
          <SavedMethod
            title={
              state.status === 'saved'
                ? t(($) => $.pay.card.saved, { brand: state.brand, last4: state.last4 })
                : t(($) => $.pay.card.savedUndescribed)
            }
            text={t(($) => $.pay.card.keeper)}
          >
            {!ordering && (
              <Button variant="plain" size="small" onClick={onCardReplace}>
                {t(($) => $.pay.card.replace)}
              </Button>
            )}
          </SavedMethod>
        </div>
      );
    case 'pageFailed':
    case 'pageSilent':
    case 'tooManyPages':
      return (
        <Stack gap={4} align="start">
          <Problem title={t(($) => $.pay.card[state.status].title)}>
            {state.status === 'tooManyPages'
              ? t(($) => $.pay.card.tooManyPages.text, { count: state.minutes })
              : t(($) => $.pay.card[state.status].text)}
          </Problem>
          <Button variant="secondary" size="small" onClick={onCardPageRetry}>
            <Icon name="refresh-cw" />
            {t(($) => $.pay.card.pageFailed.retry)}
          </Button>
        </Stack>
      );
  }
}

interface CardFormProps
  extends
    Pick<CheckoutProps, 'frame' | 'onCardFrameReady' | 'onCardFrameEnter' | 'onCardFrameLeave'>,
    Pick<CardPanelProps, 'chosen'> {
  state: Extract<CardState, { status: 'loadingPage' | 'page' | 'submitting' }>;
}

// One tree for all three states: a frame that is moved in the document loads again and loses its input.
function CardForm({
  frame,
  state,
  chosen,
  onCardFrameReady,
  onCardFrameEnter,
  onCardFrameLeave,
}: CardFormProps) {
  const loading = state.status === 'loadingPage';
  const submitting = state.status === 'submitting';

  return (
    <Stack gap={4} aria-busy={loading || submitting || undefined}>
      {state.problem && (
        <CardProblemNotice frame={frame} problem={state.problem} awaitingAnswer={submitting} />
      )}
      <Place>
        {loading && <Waiting announced={chosen && state.problem === undefined} />}
        {state.page && (
          <CardFrame
            key={state.page.src}
            page={state.page}
            waiting={loading}
            submitting={submitting}
            onReady={onCardFrameReady}
            onEnter={onCardFrameEnter}
            onLeave={onCardFrameLeave}
          />
        )}
      </Place>
    </Stack>
  );
}

interface CardFrameProps {
  page: CardPage;
  waiting: boolean;
  submitting: boolean;
  onReady: CheckoutProps['onCardFrameReady'];
  onEnter: CheckoutProps['onCardFrameEnter'];
  onLeave: CheckoutProps['onCardFrameLeave'];
}

/** The provider's page in a frame of the height that it reports. */
function CardFrame({ page, waiting, submitting, onReady, onEnter, onLeave }: CardFrameProps) {
  const { t } = useTranslation('checkout');
  const iframe = useRef<HTMLIFrameElement>(null);

  const enter = useEffectEvent(onEnter);
  const leave = useEffectEvent(onLeave);

  // Focus within a frame of another origin matches no `:focus`: the window loses it, and the frame is the active element.
  useEffect(() => {
    const listening = new AbortController();
    let focused = false;

    function followFocus() {
      const element = iframe.current;
      if (element === null || focused === (document.activeElement === element)) return;
      focused = !focused;
      element.toggleAttribute('data-focus', focused);
      if (focused) {
        // Clear of the bar at the foot.
        element.scrollIntoView({ block: 'nearest' });
        enter();
      } else {
        // What is said then above the button must not move it during a press.
        afterPress(leave);
      }
    }

    followPresses();
    for (const name of ['blur', 'focus', 'focusin']) window.addEventListener(name, followFocus, listening);
    return () => {
      listening.abort();
    };
  }, []);

  return (
    <Iframe
      ref={iframe}
      src={page.src}
      title={t(($) => $.pay.card.frame)}
      height={page.height}
      data-waiting={waiting || undefined}
      data-submitting={submitting || undefined}
      onLoad={({ currentTarget: { contentWindow } }) => {
        if (contentWindow) onReady(contentWindow);
      }}
    />
  );
}

/** The place of the form. It is not announced after a problem, which has just been read and stands there. */
function Waiting({ announced }: { announced: boolean }) {
  const { t } = useTranslation('checkout');

  return (
    <>
      <VisuallyHidden role="status">{announced ? t(($) => $.pay.card.loading) : ''}</VisuallyHidden>
      <Fields>
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="field" />
      </Fields>
    </>
  );
}

/** The place of the form, as high with its skeleton as with the page: nothing below it moves when the page is there. */
const Place = styled.div`
  position: relative;
  container-type: inline-size;
`;

// Fields with room for their labels, and for two lines of the page below them, or three in a narrow card.
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 1.1rem 0.9rem;
  align-content: start;
  min-block-size: 354px;

  & > * {
    margin-block-start: calc(1.45 * ${fontSize.small} + 0.5rem);
  }
  & > :is(:first-child, :last-child) {
    grid-column: 1 / -1;
  }
  @container (inline-size < 468px) {
    min-block-size: 373px;
  }
`;

/** Six pixels wider on each side, which its page leaves free for the focus ring: its fields align with ours. */
const Iframe = styled.iframe`
  display: block;
  inline-size: calc(100% + 12px);
  margin: -6px;
  border: 0;

  /* Until the page reports its height: that of the skeleton and the margins. */
  &:not([height]) {
    block-size: 366px;

    @container (inline-size < 468px) {
      block-size: 385px;
    }
  }
  ${media.narrow} {
    scroll-margin-block-end: 10rem;
  }

  &[data-submitting] {
    opacity: 0.6;
    pointer-events: none;
  }
  &[data-waiting] {
    position: absolute;
    inset-block-start: 0;
    visibility: hidden;
  }
`;
