'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/Icon.options.ts';
import { hiddenLook } from '../../primitives/VisuallyHidden/VisuallyHidden.look.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { color, fontSize, media, radius, shadow, touch } from '../../tokens/index.ts';
import { closeWhenLeft, menuName } from './closeWhenLeft.ts';
import type { MenuFace, MenuSide } from './Menu.options.ts';

export interface MenuProps {
  /** The menu's accessible name. */
  label: string;
  /** The current choice. An empty one has no place. */
  current?: string;
  icon: IconName;
  /**
   * Whether `current` is visible beside the icon.
   * @default 'words'
   */
  face?: MenuFace;
  /**
   * On which side the menu opens.
   * @default 'below'
   */
  side?: MenuSide;
  children: ReactNode;
}

/** A menu of a few choices in a native `<details>`. With a script, Escape and a press outside close it. */
export function Menu({ label, current, icon, face = 'words', side = 'below', children }: MenuProps) {
  const root = useRef<HTMLDetailsElement>(null);

  useEffect(() => (root.current === null ? undefined : closeWhenLeft(root.current)), []);

  return (
    <Root ref={root} name={menuName} data-side={side}>
      <Summary data-face={face}>
        <Icon name={icon} />
        <VisuallyHidden>{label}</VisuallyHidden>{' '}
        {Boolean(current) && (
          // Browsers and servers may have different names of countries: both are right.
          <Current data-face={face} suppressHydrationWarning>
            {current}
          </Current>
        )}
        <Chevron name="chevron-down" data-face={face} />
      </Summary>
      <Sheet data-side={side}>{children}</Sheet>
    </Root>
  );
}

const Root = styled.details`
  position: relative;
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-inline-size: ${touch};
  min-block-size: ${touch};
  padding-inline: 0.9rem;
  border-radius: ${radius.full};
  color: ${color.text};
  font-size: ${fontSize.small};
  font-weight: 540;
  line-height: 1.2;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  &[data-face='icon'] {
    justify-content: center;
    padding-inline: 0;
  }
  ${media.narrow} {
    &[data-face='wordsWhenWide'] {
      justify-content: center;
      padding-inline: 0;
    }
  }
  @media (hover: hover) {
    &:hover {
      background: ${color.wash};
    }
  }
  &:active {
    background: ${color.washStrong};
  }
`;

const Current = styled.span`
  &[data-face='icon'] {
    ${hiddenLook}
  }
  ${media.narrow} {
    &[data-face='wordsWhenWide'] {
      ${hiddenLook}
    }
  }
`;

const Chevron = styled(Icon)`
  inline-size: 1rem;
  block-size: 1rem;

  &[data-face='icon'] {
    display: none;
  }
  ${media.narrow} {
    &[data-face='wordsWhenWide'] {
      display: none;
    }
  }
`;

const Sheet = styled.div`
  position: absolute;
  z-index: 10;
  inset-inline-end: 0;
  inline-size: max-content;
  min-inline-size: 12rem;
  max-inline-size: min(20rem, calc(100vw - 2.5rem));
  max-block-size: min(28rem, 70vh);
  overflow: auto;
  overscroll-behavior: contain;
  padding: 0.4rem;
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.float};

  @media (forced-colors: active) {
    border: 1px solid;
  }

  &[data-side='below'] {
    inset-block-start: calc(100% + 0.35rem);
  }
  &[data-side='above'] {
    inset-block-end: calc(100% + 0.35rem);
  }
`;
