import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { SiteFooter } from '../../../patterns/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { media } from '../../../tokens/index.ts';

export interface SubscriptionLayoutProps {
  frame: PageFrame;
  picture: ReactNode;
  main: ReactNode;
  beside: ReactNode;
}

/** One picture, and cards in two columns below it. */
export function SubscriptionLayout({ frame, picture, main, beside }: SubscriptionLayoutProps) {
  return (
    <Page frame={frame}>
      <SiteHeader frame={frame} variant="account" />
      <Container>
        <Body>
          {picture}
          <Columns>
            <Column>{main}</Column>
            <Column>{beside}</Column>
          </Columns>
        </Body>
      </Container>
      <SiteFooter frame={frame} />
    </Page>
  );
}

const gap = '1.25rem';

const Body = styled(Main)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap};
  padding-block-end: clamp(4rem, 8vw, 7rem);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${gap};
  align-items: start;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap};
`;
