'use client';

import { useEffect, useRef, useState } from 'react';
import type { ReactNode, ToggleEvent } from 'react';
import { styled } from 'styled-components';
import { afterPress, followPresses } from '../../../patterns/presses/presses.ts';
import { media } from '../../../tokens/index.ts';
import { OrderRow, type OrderRowProps } from './OrderRow.tsx';

export interface FoldProps extends OrderRowProps {
  /**
   * What is chosen. Once it has changed, the fold closes as soon as the focus is elsewhere. Submitted by a form, it closes as
   * soon as it is settled, and the focus goes from the form to the line.
   */
  value: string | undefined;
  /** Keeps the fold open while the choice is not settled: its answer is awaited, or it asks for more. */
  unsettled?: boolean;
  /** The choice is missing or was refused: it is open, without its line until it is closed for the first time. */
  asking?: boolean;
  /** The choice itself. */
  children: ReactNode;
}

/** What is chosen, on one line that unfolds the choice. Native, so that it works before and without a script. */
export function Fold({ value, unsettled = false, asking = false, children, ...row }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const line = useRef<HTMLElement>(null);
  const valueWhenOpened = useRef(asking ? undefined : value);
  const submitted = useRef(false);
  const [openAtFirst] = useState(asking);
  const [lineHidden, setLineHidden] = useState(asking);
  useEffect(followPresses, []);

  useEffect(() => {
    if (!asking || details.current === null) return;
    details.current.open = true;
    // Whatever is accepted next is a new choice, the one before included.
    valueWhenOpened.current = undefined;
    submitted.current = false;
  }, [asking]);

  useEffect(() => {
    const { current: fold } = details;
    if (fold === null || unsettled) return undefined;
    const listening = new AbortController();
    const { signal } = listening;

    function closeAfterChoice() {
      // What closes above a button must not move it during a press.
      afterPress(() => {
        if (signal.aborted || fold === null) return;
        const focused = fold.contains(document.activeElement);
        if (submitted.current) {
          fold.open = false;
          if (focused) line.current?.focus();
        } else if (!focused && value !== valueWhenOpened.current) {
          fold.open = false;
        }
      });
    }

    closeAfterChoice();
    fold.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && fold.contains(relatedTarget))) closeAfterChoice();
      },
      { signal },
    );
    return () => {
      listening.abort();
    };
  }, [value, unsettled]);

  function onToggle({ currentTarget: { open, lastElementChild } }: ToggleEvent<HTMLDetailsElement>) {
    if (!open) {
      setLineHidden(false);
      submitted.current = false;
      return;
    }
    // It opened by itself, around a field that takes the focus.
    if (asking) return;
    valueWhenOpened.current = value;
    // What opens may lie under the bar at the foot.
    lastElementChild?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <details
      ref={details}
      open={openAtFirst}
      data-line-hidden={lineHidden || undefined}
      onToggle={onToggle}
      onSubmit={() => {
        submitted.current = true;
      }}
      onInput={() => {
        submitted.current = false;
      }}
    >
      <Chosen ref={line}>
        <OrderRow {...row} />
      </Chosen>
      <Choice>{children}</Choice>
    </details>
  );
}

const Chosen = styled.summary`
  border-radius: 8px;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  [data-line-hidden][open] > & {
    display: none;
  }
`;

const Choice = styled.div`
  padding-block: 0.5rem 1rem;

  ${media.narrow} {
    scroll-margin-block-end: 10rem;
  }
`;
