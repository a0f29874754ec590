import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { PreviewBar } from '../../../patterns/Page/PreviewBar.tsx';
import { SiteFooter } from '../../../patterns/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { space } from '../../../tokens/index.ts';
import { DoneNotice } from '../../account/DoneNotice/DoneNotice.tsx';
import type { PageOffer } from '../../home/OfferState.ts';
import { SharedModule } from '../../home/SharedModule/SharedModule.tsx';
import { CommunityExercise, exerciseId } from './CommunityExercise.tsx';
import { CommunityOffer } from './CommunityOffer.tsx';
import type { CommunityProps } from './CommunityProps.ts';
import { HourFilter } from './HourFilter.tsx';
import { MomentList } from './MomentList.tsx';
import { MorePages } from './MorePages.tsx';

/** None of the modules here tells what is sold. */
const noOffer: PageOffer = { plans: [], tax: 'included', standing: { status: 'newcomer' } };

/** What people shared with everyone, the exercise to listen to, and what editors put around them. Links alone. */
export function Community({ frame, state, links }: CommunityProps) {
  const { t } = useTranslation('community');
  const { hour, moments, signedIn, moderates, modules = [], done } = state;

  return (
    <Page frame={frame}>
      <PreviewBar frame={frame} />
      <SiteHeader frame={frame} />
      <Main>
        <Container>
          <Body>
            <Head>
              <Heading level={1} size="h1" stop>
                {t(($) => $.title)}
              </Heading>
              <Text size="lead" soft>
                {t(($) => $.lead)}
              </Text>
              {moments.length > 0 && (
                <HeadLink variant="action" href={`#${exerciseId}`}>
                  {t(($) => $.exercise.go)}
                </HeadLink>
              )}
              {moderates === true && (
                <HeadLink variant="action" href={links.moderation}>
                  {t(($) => $.moderation)}
                </HeadLink>
              )}
            </Head>
            {done !== undefined && <DoneNotice>{t(($) => $.done[done])}</DoneNotice>}
            <HourFilter hour={hour} links={links} />
            {moments.length === 0 ? (
              <Empty>
                <Text size="lead">{t(($) => $.empty[hour ?? 'all'])}</Text>
                {hour !== undefined && (
                  <LinkButton href={links.hours.all} variant="secondary">
                    {t(($) => $.empty.more)}
                  </LinkButton>
                )}
              </Empty>
            ) : (
              <MomentList moments={moments} links={links} />
            )}
            <MorePages state={state} links={links} />
          </Body>
        </Container>
        <CommunityExercise state={state} links={links} />
        {modules.map((module, at) => (
          <SharedModule
            key={at}
            module={module}
            dateLocale={frame}
            offer={noOffer}
            links={{ choose: {}, help: links.help, sounds: links.sounds }}
          />
        ))}
        {!signedIn && <CommunityOffer links={links} />}
      </Main>
      <SiteFooter frame={frame} />
    </Page>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 3vw, 2.25rem);
  padding-block-start: clamp(1rem, 2.5vw, 2rem);
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  max-inline-size: 44rem;
`;

const HeadLink = styled(TextLink)`
  justify-self: start;
`;

const Empty = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[4]};
  padding-block-start: ${space[5]};
`;
