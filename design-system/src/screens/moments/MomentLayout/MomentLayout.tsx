import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { RestingCard } from '../../../patterns/RestingCard/RestingCard.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { skyLook } from '../../../patterns/Sky/Sky.look.ts';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Scene } from '../../../primitives/Scene/Scene.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { media, space } from '../../../tokens/index.ts';
import { MomentQuote } from '../MomentQuote/MomentQuote.tsx';
import { MomentRound } from '../MomentRound/MomentRound.tsx';
import type { SharedMoment } from '../MomentsState.ts';
import { useWhen } from '../useWhen.ts';

export interface MomentLayoutProps {
  frame: PageFrame;
  moment: SharedMoment;
  title: string;
  /** In the card, below the drawing. */
  children: ReactNode;
  /** Below the card. */
  below?: ReactNode;
  /** A dialog. Nothing around it can be reached. */
  question?: ReactNode;
}

/** A page for one moment: whose it is and their line, then a card with the drawing of its hour on the top edge. */
export function MomentLayout({ frame, moment, title, children, below, question }: MomentLayoutProps) {
  const when = useWhen(frame);
  const asking = Boolean(question);

  return (
    <Page frame={frame}>
      <Root>
        <div inert={asking}>
          <SiteHeader frame={frame} />
        </div>
        <Container>
          <Main>
            <Body inert={asking}>
              <Copy>
                <Text size="small">{when(moment)}</Text>
                <Heading level={1} size="h1" stop>
                  {title}
                </Heading>
                {moment.line !== undefined && <MomentQuote line={moment.line} />}
              </Copy>
              <RestingCard
                figure={
                  <Figure>
                    <Rings name="rings" fit="cover" />
                    <MomentRound hour={moment.hour} />
                  </Figure>
                }
              >
                <Content>{children}</Content>
              </RestingCard>
              {below}
            </Body>
            {question}
          </Main>
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

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[5]};
  padding-block: clamp(0.75rem, 2vw, 1.5rem) ${space[7]};
`;

const Copy = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[3]};
  max-inline-size: 40rem;
  text-align: center;

  & > * {
    max-inline-size: 100%;
  }
  & > p {
    font-weight: 600;
  }
  & > blockquote {
    max-inline-size: 32rem;
    margin-block-start: ${space[2]};
  }
`;

/* Below the foot of the drawing. */
const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding-block-start: 0.75rem;
`;

// It reaches over the card’s edge: its own land ends the drawing.
const Figure = styled.div`
  position: relative;
  inline-size: 168px;
  margin-block-end: -1.25rem;

  ${media.narrow} {
    inline-size: 136px;
  }
`;

const Rings = styled(Scene)`
  inset: auto;
  z-index: -2;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  inline-size: 1180px;
  block-size: 1180px;
  transform: translate(-50%, -50%);

  ${media.narrow} {
    inline-size: 930px;
    block-size: 930px;
  }
`;
