import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { SiteFooter } from '../../../patterns/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Disclosure } from '../../../primitives/Disclosure/Disclosure.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { color, fontSize, media, space } from '../../../tokens/index.ts';
import { DataFile } from './DataFile.tsx';
import { DataTableSection } from './DataTableSection.tsx';
import type { MyDataProps } from './MyDataProps.ts';
import type { MyDataState } from './MyDataState.ts';

export interface DataOfPersonProps extends Pick<MyDataProps, 'frame' | 'links'> {
  state: Extract<MyDataState, { status: 'ready' }>;
}

/** All that is kept of a person: to be fetched as a file, and to be read part by part. */
export function DataOfPerson({ frame, state, links }: DataOfPersonProps) {
  const { t } = useTranslation('myData');

  return (
    <Page frame={frame}>
      <SiteHeader frame={frame} />
      <Container>
        <Body>
          <Heading level={1} size="h1" stop>
            {t(($) => $.title)}
          </Heading>
          <Text size="lead" soft>
            {t(($) => $.text)}
          </Text>
          <Actions>
            <DataFile frame={frame} state={state} links={links} />
            <LinkButton href={links.account} variant="plain">
              {t(($) => $.account)}
            </LinkButton>
          </Actions>
          <Parts>
            {state.parts.map(({ part, tables }) => (
              <Disclosure key={part} summary={t(($) => $.parts[part])}>
                {tables.length === 0 && <Empty>{t(($) => $.keptNothing)}</Empty>}
                {tables.map((table) => (
                  <DataTableSection key={table.heading} frame={frame} table={table} />
                ))}
              </Disclosure>
            ))}
          </Parts>
          <Text size="small" soft>
            {t(($) => $.names)}
          </Text>
        </Body>
      </Container>
      <SiteFooter frame={frame} />
    </Page>
  );
}

const Body = styled(Main)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: clamp(1.5rem, 4vw, 3.5rem) clamp(4rem, 8vw, 7rem);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  ${media.narrow} {
    display: grid;
  }
  & > form {
    display: grid;
  }
`;

/** Its parts stand as deep as the rows of the account, with a line between two. */
const Parts = styled(Card)`
  margin-block-start: ${space[3]};

  & > details {
    border-radius: 0;
  }
  & > details[open] {
    background: none;
  }
  & > details + details {
    margin-block-start: 0;
    border-block-start: 1px solid ${color.line};
  }
  & > details > * {
    padding-inline: 0;
  }
`;

const Empty = styled.p`
  font-size: ${fontSize.small};
`;
