import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { PreviewBar } from '../../../patterns/Page/PreviewBar.tsx';
import { SiteFooter } from '../../../patterns/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { media, space, touch } from '../../../tokens/index.ts';
import type { LegalBlock, LegalState } from './LegalState.ts';

export interface LegalProps {
  frame: PageFrame;
  state: LegalState;
  links: { again: string };
}

/** A legal text with a table of contents. */
export function Legal({ frame, state, links }: LegalProps) {
  const { t } = useTranslation('legal');

  switch (state.status) {
    case 'unavailable':
      return (
        <StateLayout
          frame={frame}
          scene="passing"
          title={t(($) => $.unavailable.title)}
          text={t(($) => $.unavailable.text)}
          actions={<LinkButton href={links.again}>{t(($) => $.unavailable.again)}</LinkButton>}
        />
      );
    case 'ready':
      return (
        <Page frame={frame}>
          <PreviewBar frame={frame} />
          <SiteHeader frame={frame} />
          <Main>
            <Container>
              <Head>
                <Heading level={1} size="h1" stop>
                  {state.title}
                </Heading>
                <Text size="small" soft>
                  {t(($) => $.updated, {
                    day: formatDay(state.updated, frame.language, 'withYear', frame.country),
                  })}
                </Text>
              </Head>
              <Columns>
                <Folded>
                  <Summary>
                    {t(($) => $.contents)} <Icon name="chevron-down" />
                  </Summary>
                  <Contents aria-label={t(($) => $.contents)}>
                    {headingsOf(state.blocks).map(({ id, text }) => (
                      <TextLink key={id} href={`#${id}`} variant="quiet">
                        {text}
                      </TextLink>
                    ))}
                  </Contents>
                </Folded>
                <Body>{state.blocks.map(drawBlock)}</Body>
              </Columns>
            </Container>
          </Main>
          <SiteFooter frame={frame} />
        </Page>
      );
  }
}

function headingsOf(blocks: LegalBlock[]) {
  return blocks.filter((block) => block.kind === 'heading');
}

function drawBlock(block: LegalBlock, at: number) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading key={at} id={block.id} level={2} size="h3">
          {block.text}
        </Heading>
      );
    case 'paragraph':
      return <Text key={at}>{block.text}</Text>;
    case 'list':
      return (
        <List key={at}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
  }
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block-start: ${space[6]};
  hyphens: auto;
  overflow-wrap: anywhere;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 7fr);
  gap: ${space[6]} ${space[8]};
  padding-block: ${space[7]} ${space[9]};
  hyphens: auto;
  overflow-wrap: anywhere;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The contents before the text on a phone, folded; beside the text where there is room, always open. */
const Folded = styled.details`
  min-inline-size: 0;

  ${media.wide} {
    &::details-content {
      display: block;
      content-visibility: visible;
    }
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${touch};
  font-weight: 600;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  ${media.wide} {
    @supports selector(::details-content) {
      display: none;
    }
  }
`;

const Contents = styled.nav`
  display: grid;
  align-content: start;
  justify-items: start;
  margin-inline-start: -0.9rem;
`;

const Body = styled.div`
  display: grid;
  gap: ${space[4]};
  max-inline-size: 42rem;

  & h2 {
    margin-block-start: ${space[5]};
    scroll-margin-block-start: ${space[5]};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: 1.25rem;
  list-style: disc;
`;
