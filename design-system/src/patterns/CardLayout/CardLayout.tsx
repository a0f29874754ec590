'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '../../primitives/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Scene } from '../../primitives/Scene/Scene.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { space } from '../../tokens/index.ts';
import { Main } from '../Main/Main.tsx';
import { Page } from '../Page/Page.tsx';
import type { PageFrame } from '../Page/PageFrame.ts';
import { RestingCard } from '../RestingCard/RestingCard.tsx';
import { skyLook } from '../Sky/Sky.look.ts';
import type { SiteHeaderVariant } from '../SiteHeader/SiteHeader.options.ts';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';

export interface CardLayoutProps {
  frame: PageFrame;
  /** @default 'quiet' */
  header?: SiteHeaderVariant;
  /** What the page is about, above the heading. */
  topic?: string;
  /** The page's heading. When it changes while the page is open, it takes the focus. */
  title: string;
  text?: ReactNode;
  /** Stands on the card's top edge in place of the circle. */
  figure?: ReactNode;
  /** The answers or the form, below the text. */
  children: ReactNode;
}

/** A page for one question or one small form: a narrow card before a landscape, on every width. */
export function CardLayout({
  frame,
  header = 'quiet',
  topic,
  title,
  text,
  figure,
  children,
}: CardLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const drawn = useRef(title);

  useEffect(() => {
    if (drawn.current === title) return;
    drawn.current = title;
    heading.current?.focus();
  }, [title]);

  return (
    <Page frame={frame}>
      <Root>
        <SiteHeader frame={frame} variant={header} />
        <Container>
          <Body>
            <RestingCard figure={figure}>
              <Copy>
                {topic !== undefined && (
                  <Text size="small" soft>
                    {topic}
                  </Text>
                )}
                <Heading level={1} size="h2" ref={heading} tabIndex={-1}>
                  {title}
                </Heading>
                {text !== undefined && <Text soft>{text}</Text>}
              </Copy>
              {children}
            </RestingCard>
          </Body>
        </Container>
        <Scene name="valley" />
      </Root>
    </Page>
  );
}

const Root = styled.div`
  ${skyLook}
  min-block-size: max(844px, 100vh);
`;

const Body = styled(Main)`
  padding-block: clamp(1rem, 3vw, 2.5rem) ${space[7]};
`;

const Copy = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  text-align: center;

  & > p {
    text-wrap: balance;
  }
`;
