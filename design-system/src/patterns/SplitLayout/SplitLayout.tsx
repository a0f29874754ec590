import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { MoonPhase } from '../../primitives/MoonPhase/MoonPhase.tsx';
import { ViewTransitionScene } from '../../primitives/Scene/ViewTransitionScene.tsx';
import { Stars } from '../../primitives/Stars/Stars.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { color, gutter, media, space } from '../../tokens/index.ts';
import { Main } from '../Main/Main.tsx';
import type { PageFrame } from '../Page/PageFrame.ts';
import { skyLook } from '../Sky/Sky.look.ts';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import type { SiteHeaderOffer } from '../SiteHeader/SiteHeader.options.ts';

export interface SplitLayoutProps {
  frame: PageFrame;
  /** One sentence on the scene. */
  claim: string;
  /** A supporting sentence below the claim. */
  lead?: string;
  /** Where the sentence is shown: without room for it, the claim stands alone. @default 'wide' */
  leadOn?: 'wide' | 'everyWidth';
  /** What to expect, in a few short lines. Hidden on narrow screens. */
  promises?: readonly string[];
  /** The link to the other form, beside the language menu. */
  offer?: SiteHeaderOffer;
  /** The form, under its heading of level 1. */
  children: ReactNode;
}

/** A form beside a scene, inside a `Page`. On narrow screens, the scene is above the form. */
export function SplitLayout({
  frame,
  claim,
  lead,
  leadOn = 'wide',
  promises = [],
  offer,
  children,
}: SplitLayoutProps) {
  return (
    <Root>
      <Header>
        <SiteHeader frame={frame} variant="quiet" {...(offer && { offer })} />
      </Header>
      <Sky>
        <Copy>
          <Stars />
          <Heading level="none" size="h1" stop>
            {claim}
          </Heading>
          {lead !== undefined && (
            <Lead size="lead" data-on={leadOn}>
              {lead}
            </Lead>
          )}
          {promises.length > 0 && (
            <Points>
              {promises.map((promise, at) => (
                <Point key={promise}>
                  <MoonPhase phase={(at + 1) / promises.length} />
                  {promise}
                </Point>
              ))}
            </Points>
          )}
        </Copy>
        <Shore name="shore" />
      </Sky>
      <Body>
        <Column>{children}</Column>
      </Body>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  min-block-size: 100vh;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

const Header = styled.div`
  position: absolute;
  z-index: 5;
  inset-block-start: 0;
  inset-inline: 0;

  & > header > div {
    max-inline-size: none;
    padding-inline: clamp(2rem, 4vw, 4rem) clamp(1.25rem, 5vw, 5rem);
  }
  ${media.narrow} {
    & > header > div {
      padding-inline: ${gutter};
    }
  }
`;

const Sky = styled.aside`
  ${skyLook}

  /* As high as the form beside it: what does not fit of the shore is cut. */
  ${media.wide} {
    display: flex;
    flex-direction: column;
    contain: size;
  }
  ${media.narrow} {
    min-block-size: 372px;
  }
  ${media.medium} {
    min-block-size: 540px;
  }
`;

const Copy = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding-block-start: calc(88px + clamp(1.5rem, 4vh, 3rem));
  padding-inline: clamp(2rem, 4vw, 4rem);
  color: ${color.text};

  & > * {
    max-inline-size: 33rem;
  }
  /* Below the words the circle needs its own height, and a little air. */
  ${media.narrow} {
    padding-block: 72px 180px;
    padding-inline: ${gutter};
  }
  ${media.medium} {
    padding-block-end: calc(33.3vw + 1rem);
  }
`;

const Lead = styled(Text)`
  ${media.narrow} {
    &[data-on='wide'] {
      display: none;
    }
  }
`;

const Points = styled.ul`
  display: grid;
  gap: ${space[3]};

  ${media.narrow} {
    display: none;
  }
`;

const Point = styled.li`
  display: flex;
  align-items: center;
  gap: 0.85rem;
  font-weight: 540;

  & > :first-child {
    flex: none;
    inline-size: 22px;
    block-size: 22px;
  }
`;

// However long the words are, the circle begins right below them: its top is 41.7 % down the scene, which is four
// thirds as high as wide, and the column is half as wide as the window.
const Shore = styled(ViewTransitionScene)`
  ${media.wide} {
    --shore-height: max(64rem, 66.7vw);

    position: relative;
    inset: auto;
    flex: 1 0 var(--shore-height);
    margin-block-start: calc(1.75rem - 0.417 * var(--shore-height));
  }
`;

const Body = styled(Main)`
  padding: 88px clamp(1.25rem, 5vw, 5rem) ${space[7]};

  ${media.narrow} {
    padding-block-start: 0;
    padding-inline: ${gutter};
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  inline-size: 100%;
  max-inline-size: 29rem;
  margin-inline: auto;
  padding-block-start: ${space[5]};

  & h1 + p {
    text-wrap: balance;
  }
  ${media.narrow} {
    padding-block-start: 2.25rem;
  }
`;
