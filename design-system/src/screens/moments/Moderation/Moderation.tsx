import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { SiteFooter } from '../../../patterns/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { space } from '../../../tokens/index.ts';
import { DoneNotice } from '../../account/DoneNotice/DoneNotice.tsx';
import type { ModerationState } from './ModerationState.ts';
import { ModerationQuestion } from './ModerationQuestion.tsx';
import { ReportedCard } from './ReportedCard.tsx';

export interface ModerationProps {
  frame: PageFrame;
  state: ModerationState;
  links: {
    /** Takes the decisions. */
    submit: string;
    /** The page without a question. */
    close: string;
    community: string;
  };
}

/** Moments that were reported, each with the decisions. Native forms alone. */
export function Moderation({ frame, state, links }: ModerationProps) {
  const { t } = useTranslation('moderation');
  const { userId, waiting, more, barredDays, asking, done } = state;

  return (
    <Page frame={frame}>
      <div inert={asking !== undefined}>
        <SiteHeader frame={frame} variant="account" />
      </div>
      <Main>
        <Container inert={asking !== undefined}>
          <Body>
            <Heading level={1} size="h2">
              {t(($) => $.title)}
            </Heading>
            {done !== undefined && <DoneNotice>{t(($) => $.done[done])}</DoneNotice>}
            {waiting.length === 0 ? (
              <>
                <Text>{t(($) => $.none)}</Text>
                <Next>
                  <LinkButton href={links.community} variant="secondary">
                    {t(($) => $.community)}
                  </LinkButton>
                </Next>
              </>
            ) : (
              <>
                <Text soft>{t(($) => $.lead)}</Text>
                <List>
                  {waiting.map((moment) => (
                    <ReportedCard
                      key={moment.id}
                      frame={frame}
                      moment={moment}
                      userId={userId}
                      action={links.submit}
                    />
                  ))}
                </List>
                {more > 0 && <Text soft>{t(($) => $.more, { count: more })}</Text>}
                <Text size="small" soft>
                  {t(($) => $.what)} {t(($) => $.bars, { days: barredDays })}
                </Text>
              </>
            )}
          </Body>
        </Container>
        {asking !== undefined && (
          <ModerationQuestion asking={asking} userId={userId} barredDays={barredDays} links={links} />
        )}
      </Main>
      <div inert={asking !== undefined}>
        <SiteFooter frame={frame} />
      </div>
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

const Next = styled.div`
  justify-self: start;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
