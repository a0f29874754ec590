import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Container } from '../../primitives/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Scene } from '../../primitives/Scene/Scene.tsx';
import type { SceneName } from '../../primitives/Scene/Scene.options.ts';
import { Stars } from '../../primitives/Stars/Stars.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { media, space } from '../../tokens/index.ts';
import { focusOnLoad } from '../FormField/focusOnLoad.ts';
import { Main } from '../Main/Main.tsx';
import { Page } from '../Page/Page.tsx';
import type { PageFrame } from '../Page/PageFrame.ts';
import { RestingCard } from '../RestingCard/RestingCard.tsx';
import { skyLook } from '../Sky/Sky.look.ts';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import type { SiteHeaderVariant } from '../SiteHeader/SiteHeader.options.ts';

export interface StateLayoutProps {
  frame: PageFrame;
  scene: SceneName;
  /** @default 'full' */
  header?: SiteHeaderVariant;
  /** The page's heading: what has happened. */
  title: string;
  /** The heading takes the focus: the page opens at it, and a script can move the focus there. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The page opens at the heading: it asks about what the person pressed. */
  opensAtHeading?: boolean;
  /** What it means. */
  text?: ReactNode;
  /** More content below the text: a notice, a progress bar. */
  children?: ReactNode;
  /** The actions, as `LinkButton`s or `Button`s. The first one is primary. */
  actions?: ReactNode;
  /** Puts the content in a `RestingCard`. For scenes without a circle behind it: `risen`, `valley`. */
  card?: ReactNode;
}

/** A page for a single message: heading, text and actions on a full-height scene. */
export function StateLayout({
  frame,
  scene,
  header = 'full',
  title,
  headingRef,
  opensAtHeading = headingRef !== undefined,
  text,
  children,
  actions,
  card,
}: StateLayoutProps) {
  return (
    <Page frame={frame}>
      <Root data-scene={scene}>
        <SiteHeader frame={frame} variant={header} />
        <Container>
          <Body>
            <Copy>
              <Stars />
              <Heading
                level={1}
                size="h1"
                stop
                {...(headingRef && { ref: headingRef })}
                {...(opensAtHeading && { tabIndex: -1, ...focusOnLoad })}
              >
                {title}
              </Heading>
              {text !== undefined && (
                <Text size="lead" data-long={isLong(text) || undefined}>
                  {text}
                </Text>
              )}
              {children}
              {actions !== undefined && <Actions>{actions}</Actions>}
            </Copy>
            {card !== undefined && <RestingCard>{card}</RestingCard>}
          </Body>
        </Container>
        <Scene name={scene} />
      </Root>
    </Page>
  );
}

/** Whether a text can have more lines on a phone than engines balance. */
function isLong(text: ReactNode): boolean {
  return typeof text === 'string' && text.length > 150;
}

const Root = styled.div`
  ${skyLook}
  min-block-size: max(860px, 100vh);

  /* How high the circle of the scene reaches: words end above it. Every story is checked for that. */
  &[data-scene='still'] {
    --circle-top: max(34.82vw, 488px);
  }
  &[data-scene='passing'] {
    --circle-top: max(31.34vw, 351px);
  }
  ${media.narrow} {
    min-block-size: max(844px, 100vh);

    &[data-scene='still'] {
      --circle-top: 411px;
    }
    &[data-scene='passing'] {
      --circle-top: 282px;
    }
    &[data-scene='missing'] {
      --circle-top: 398px;
    }
  }
`;

const Body = styled(Main)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: clamp(1.75rem, 3vw, 2.5rem);
  padding-block: clamp(1rem, 3vw, 2.5rem) calc(var(--circle-top, 2rem) + 1.5rem);
  text-align: center;

  /* The card is tall, and cranes fly beside the words. */
  [data-scene='risen'] & {
    padding-block-start: clamp(0rem, 1vw, 0.75rem);
  }
  /* Its reflection lies at the end side, so the words stand at the other. */
  [data-scene='missing'] & {
    justify-items: start;
    padding-block-start: clamp(1.5rem, 4vw, 3.5rem);
    text-align: start;
  }
`;

const Copy = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 1.25rem;
  max-inline-size: 36rem;

  & > * {
    max-inline-size: 100%;
  }
  & > p {
    text-wrap: balance;
  }

  [data-scene='missing'] & {
    justify-items: start;
  }
  /* Between the cranes. */
  [data-scene='risen'] & > p {
    max-inline-size: 22rem;
  }
  ${media.narrow} {
    inline-size: 100%;

    /* Engines balance a few lines at most; a long text on a phone has more, and would end in a single word. */
    & > p[data-long] {
      text-wrap: pretty;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: inherit;
  gap: ${space[2]};
  margin-block-start: 0.5rem;

  /* A form's button is as wide as a link beside it. */
  & > form {
    display: grid;
  }
  ${media.narrow} {
    display: grid;
    inline-size: 100%;
  }
  ${media.medium} {
    display: flex;
    inline-size: auto;
  }
`;
