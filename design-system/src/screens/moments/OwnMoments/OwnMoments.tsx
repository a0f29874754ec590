import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { SiteFooter } from '../../../patterns/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { media, space } from '../../../tokens/index.ts';
import type { OwnMomentsProps } from './OwnMomentsProps.ts';
import { OwnMomentRow } from './OwnMomentRow.tsx';

/** What a person shared: who may see each moment, and the way to its page, where it is sent and taken back. Links alone. */
export function OwnMoments({ frame, state, links }: OwnMomentsProps) {
  const { t } = useTranslation('ownMoments');
  const { moments, next, later } = state;

  return (
    <Page frame={frame}>
      <SiteHeader frame={frame} variant="account" />
      <Main>
        <Container>
          <Body>
            <Heading level={1} size="h1" stop>
              {t(($) => $.title)}
            </Heading>
            {moments.length > 0 && (
              <>
                <Text size="lead" soft>
                  {t(($) => $.lead)}
                </Text>
                <List aria-label={t(($) => $.list)}>
                  {moments.map((moment) => (
                    <OwnMomentRow
                      key={moment.id}
                      frame={frame}
                      moment={moment}
                      page={links.moments[moment.id] ?? ''}
                    />
                  ))}
                </List>
              </>
            )}
            {moments.length === 0 && (
              <Text size="lead" soft>
                {later ? t(($) => $.empty.earlier) : t(($) => $.empty.all)}
              </Text>
            )}
            <Ways>
              {next !== undefined && (
                <LinkButton href={links.next} variant="secondary">
                  {t(($) => $.next)}
                </LinkButton>
              )}
              {later && (
                <LinkButton href={links.latest} variant={next === undefined ? 'secondary' : 'plain'}>
                  {t(($) => $.latest)}
                </LinkButton>
              )}
              {moments.length === 0 && !later && (
                <LinkButton href={links.listen}>{t(($) => $.listen)}</LinkButton>
              )}
              <LinkButton href={links.account} variant="plain">
                {t(($) => $.account)}
              </LinkButton>
            </Ways>
          </Body>
        </Container>
      </Main>
      <SiteFooter frame={frame} />
    </Page>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  max-inline-size: 46rem;
  padding-block: clamp(1rem, 2.5vw, 2rem) clamp(4rem, 8vw, 7rem);
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  /* First in a line, its words begin where those above do. */
  & > [data-variant='plain']:first-child {
    margin-inline-start: -1.9rem;
  }
  ${media.narrow} {
    flex-direction: column;
    align-items: flex-start;

    & > [data-variant='plain'] {
      margin-inline-start: -1.9rem;
    }
  }
`;
