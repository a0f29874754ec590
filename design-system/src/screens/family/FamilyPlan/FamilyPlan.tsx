import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { numberWord } from '../../../formatting/formatPeriod.ts';
import { LanguageOffer } from '../../../patterns/LanguageOffer/LanguageOffer.tsx';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { SiteFooter } from '../../../patterns/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Panel } from '../../account/Subscription/Hero.tsx';
import { FamilyOffers } from './FamilyOffers.tsx';
import { FamilyQuestions } from './FamilyQuestions.tsx';
import type { FamilyPlanProps } from './FamilyPlanProps.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { Places } from './Places.tsx';

/** What a family plan is, what it costs, and the way to it. */
export function FamilyPlan({ frame, state, links }: FamilyPlanProps) {
  const { t } = useTranslation('familyPlan');
  const { t: words } = useTranslation('placeholders');
  const { places, visitor } = state;
  const number = numberWord(places, { language: frame.language, words });

  return (
    <Page frame={frame}>
      <LanguageOffer frame={frame} />
      <SiteHeader frame={frame} />
      <Main>
        <Container>
          <Opening>
            <Panel
              picture="row"
              title={t(($) => $.title, { number })}
              lead={visitor === undefined ? t(($) => $.lead) : t(($) => $[visitor].lead)}
              actions={
                visitor !== undefined && (
                  <LinkButton href={links.manage}>{t(($) => $[visitor].manage)}</LinkButton>
                )
              }
            >
              <Places count={places} />
            </Panel>
          </Opening>
        </Container>
        {visitor === undefined && <FamilyOffers frame={frame} state={state} links={links} />}
        <HowItWorks />
        <FamilyQuestions state={state} />
      </Main>
      <SiteFooter frame={frame} />
    </Page>
  );
}

const Opening = styled.div`
  padding-block-start: 0.5rem;
`;
