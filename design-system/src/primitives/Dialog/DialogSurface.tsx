'use client';

import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, shadow, space } from '../../tokens/index.ts';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface DialogSurfaceProps {
  /** The dialog's heading and accessible name. */
  title: string;
  /** The close button's accessible name. */
  closeLabel: string;
  children: ReactNode;
  /** Called on Escape, the close button and a press outside. */
  onClose: () => void;
}

/**
 * The open dialog. Radix traps focus and hides the page behind it; its own overlay is left out, since
 * its scroll lock adds a style element that a strict content security policy blocks.
 */
export function DialogSurface({ title, closeLabel, children, onClose }: DialogSurfaceProps) {
  const [opener] = useState(() => document.activeElement);

  function giveFocusBack(event: Event) {
    event.preventDefault();
    if (opener instanceof HTMLElement) {
      opener.focus();
    }
  }

  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <Backdrop>
          <Sheet aria-describedby={undefined} onCloseAutoFocus={giveFocusBack}>
            <Head>
              <Title asChild>
                <Heading level={2} size="h3">
                  {title}
                </Heading>
              </Title>
              <Close asChild>
                <IconButton icon="x" label={closeLabel} />
              </Close>
            </Head>
            {children}
          </Sheet>
        </Backdrop>
      </Portal>
    </Root>
  );
}

const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: 20;
  display: grid;
  place-items: center;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${space[4]};
  background: rgb(11 9 25 / 55%);
`;

const Sheet = styled(Content)`
  inline-size: 100%;
  max-inline-size: 32rem;
  padding: clamp(1.25rem, 4vw, 2.25rem);
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${shadow.float};
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: ${space[4]};
  margin-block-end: ${space[4]};

  & > h2 {
    padding-block-start: 0.65rem;
  }
  & > button {
    margin-block-start: -0.25rem;
    margin-inline-end: -0.75rem;
  }
`;
