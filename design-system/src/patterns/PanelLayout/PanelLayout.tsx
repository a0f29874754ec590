import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Main } from '../Main/Main.tsx';
import { Page } from '../Page/Page.tsx';
import type { PageFrame } from '../Page/PageFrame.ts';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { media, space } from '../../tokens/index.ts';

export interface PanelLayoutProps {
  frame: PageFrame;
  panel: ReactNode;
  /** What the last form has done. */
  notice?: ReactNode;
  main: ReactNode;
  beside: ReactNode;
  /** A dialog. Nothing around it can be reached. */
  question?: ReactNode;
}

/** A panel, and two columns below it. */
export function PanelLayout({ frame, panel, notice, main, beside, question }: PanelLayoutProps) {
  const asking = Boolean(question);

  return (
    <Page frame={frame}>
      <div inert={asking}>
        <SiteHeader frame={frame} variant="account" />
      </div>
      <Container>
        <Main>
          <Body inert={asking}>
            {panel}
            {notice}
            <Columns>
              <Column>{main}</Column>
              <Column>{beside}</Column>
            </Columns>
          </Body>
          {question}
        </Main>
      </Container>
      <div inert={asking}>
        <SiteFooter frame={frame} />
      </div>
    </Page>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 3.5vw, 3rem);
  padding-block-end: clamp(4rem, 8vw, 7rem);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  gap: clamp(2rem, 4vw, 3.25rem);
  align-items: start;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;
