'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { afterPress, followPresses } from '../../../patterns/NativeForm/presses.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../../tokens/index.ts';
import { formatList } from '../../../formatting/formatList.ts';
import { SavedMethod } from './SavedMethod.tsx';
import { Problem } from './Problem.tsx';
import type { CheckoutProps } from './CheckoutProps.ts';
import type { CardPage, CardProblem, CardState } from './CheckoutState.ts';

export interface CardPanelProps extends Pick<
  CheckoutProps,
  'frame' | 'onCardFrameReady' | 'onCardFrameLeave' | 'onCardPageRetry' | 'onCardReplace'
> {
  state: CardState;
}

/** The card form of the payment provider. Card numbers never reach our page. */
export function CardPanel({
  frame,
  state,
  onCardFrameReady,
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
          onCardFrameReady={onCardFrameReady}
          onCardFrameLeave={onCardFrameLeave}
        />
      );
    case 'held':
    case 'heldUndescribed':
      return (
        <SavedMethod
          title={
            state.status === 'held'
              ? t(($) => $.pay.card.held, { brand: state.brand, last4: state.last4 })
              : t(($) => $.pay.card.heldUndescribed)
          }
          text={t(($) => $.pay.card.keeper)}
        >
          <Button variant="plain" size="small" onClick={onCardReplace}>
            {t(($) => $.pay.card.replace)}
          </Button>
        </SavedMethod>
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

interface CardFormProps extends Pick<CheckoutProps, 'frame' | 'onCardFrameReady' | 'onCardFrameLeave'> {
  state: Extract<CardState, { status: 'loadingPage' | 'page' | 'submitting' }>;
}

// One tree for all three states: a frame that is moved in the document loads again and loses its input.
function CardForm({ frame, state, onCardFrameReady, onCardFrameLeave }: CardFormProps) {
  const loading = state.status === 'loadingPage';
  const submitting = state.status === 'submitting';

  return (
    <Stack gap={4} aria-busy={loading || submitting || undefined}>
      {state.problem && (
        <CardProblemNotice frame={frame} problem={state.problem} awaitingAnswer={submitting} />
      )}
      {loading && <Waiting />}
      {state.page && (
        <Frame
          key={state.page.src}
          page={state.page}
          waiting={loading}
          submitting={submitting}
          onReady={onCardFrameReady}
          onLeave={onCardFrameLeave}
        />
      )}
    </Stack>
  );
}

interface CardProblemNoticeProps extends Pick<CheckoutProps, 'frame'> {
  problem: CardProblem;
  awaitingAnswer: boolean;
}

/** Why the card cannot be used. It is said here alone: the payment provider's page only marks its fields. */
function CardProblemNotice({ frame, problem, awaitingAnswer }: CardProblemNoticeProps) {
  const { t } = useTranslation('checkout');

  function text(): string {
    if (!('fields' in problem)) return t(($) => $.pay.card[problem.reason].text);
    const names = problem.fields.map((field) => t(($) => $.pay.card.fields[field]));
    return t(($) => $.pay.card[problem.reason].text, { fields: formatList(names, frame.language) });
  }

  return (
    <Problem title={t(($) => $.pay.card[problem.reason].title)} awaitingAnswer={awaitingAnswer}>
      {text()}
    </Problem>
  );
}

interface FrameProps {
  page: CardPage;
  waiting: boolean;
  submitting: boolean;
  onReady: CheckoutProps['onCardFrameReady'];
  onLeave: CheckoutProps['onCardFrameLeave'];
}

/** The provider's page in a frame of the height that it reports. */
function Frame({ page, waiting, submitting, onReady, onLeave }: FrameProps) {
  const { t } = useTranslation('checkout');
  const frame = useRef<HTMLIFrameElement>(null);

  const leave = useEffectEvent(onLeave);

  // Focus within a frame of another origin matches no `:focus`: the window loses it, and the frame is the active element.
  useEffect(() => {
    const listening = new AbortController();
    let focused = false;

    function followFocus() {
      const element = frame.current;
      if (element === null || focused === (document.activeElement === element)) return;
      focused = !focused;
      element.toggleAttribute('data-focus', focused);
      // Clear of the bar at the foot.
      if (focused) element.scrollIntoView({ block: 'nearest' });
      // What is said then above the button must not move it during a press.
      else afterPress(leave);
    }

    followPresses();
    for (const name of ['blur', 'focus', 'focusin']) window.addEventListener(name, followFocus, listening);
    return () => {
      listening.abort();
    };
  }, []);

  return (
    <Page
      ref={frame}
      src={page.src}
      title={t(($) => $.pay.card.frame)}
      height={page.height ?? usualHeight}
      data-waiting={waiting || undefined}
      data-submitting={submitting || undefined}
      onLoad={({ currentTarget: { contentWindow } }) => {
        if (contentWindow) onReady(contentWindow);
      }}
    />
  );
}

/** Height in px until the page reports its own: enough for a card form in any language. */
const usualHeight = 400;

function Waiting() {
  const { t } = useTranslation('checkout');

  return (
    <Stack gap={5}>
      <VisuallyHidden role="status">{t(($) => $.pay.card.loading)}</VisuallyHidden>
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </Stack>
  );
}

/** Six pixels wider on each side, which its page leaves free for the focus ring: its fields align with ours. */
const Page = styled.iframe`
  display: block;
  inline-size: calc(100% + 12px);
  margin: -6px;
  border: 0;

  ${media.narrow} {
    scroll-margin-block-end: 10rem;
  }

  &[data-submitting] {
    opacity: 0.6;
    pointer-events: none;
  }
  &[data-waiting] {
    position: absolute;
    visibility: hidden;
  }
`;
