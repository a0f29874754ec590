import { useTranslation } from 'react-i18next';
import { LanguageOffer } from '../../../patterns/LanguageOffer/LanguageOffer.tsx';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { PreviewBar } from '../../../patterns/Page/PreviewBar.tsx';
import { SiteFooter } from '../../../patterns/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { PlansModule } from '../PlanOffers/PlansModule.tsx';
import { trialFor } from '../PlanOffers/trialFor.ts';
import { Breath } from './Breath.tsx';
import { Hero } from './Hero.tsx';
import type { HomeModule, HomeState } from './HomeState.ts';
import { Hours } from './Hours.tsx';
import { Nights } from './Nights.tsx';
import { Questions } from './Questions.tsx';

export interface HomeProps {
  frame: PageFrame;
  state: HomeState;
  links: {
    /** Checkout addresses by plan code. */
    choose: Record<string, string>;
    plans: string;
    app: string;
    subscription: string;
    help: string;
  };
}

/** The home page. Its modules keep the order of the content service. */
export function Home({ frame, state, links }: HomeProps) {
  const { t } = useTranslation('home');
  const { standing } = state;
  const trial = trialFor(standing, state.plans);
  const modules = state.modules.length > 0 ? state.modules : withoutContent();

  function drawModule(module: HomeModule) {
    switch (module.kind) {
      case 'hero':
        return (
          <Hero
            key={module.kind}
            language={frame.language}
            headline={module.headline}
            lead={module.lead}
            trial={trial}
            standing={standing}
            links={links}
          />
        );
      case 'hours':
        return <Hours key={module.kind} title={module.title} hours={module.hours} />;
      case 'plans':
        return (
          <PlansModule
            key={module.kind}
            title={module.title}
            lead={module.lead}
            place={frame}
            plans={state.plans}
            tax={state.tax}
            standing={standing}
            links={links}
          />
        );
      case 'nights':
        return (
          trial && (
            <Nights
              key={module.kind}
              title={module.title}
              lead={module.lead}
              place={frame}
              nights={state.nights}
              plan={trial}
            />
          )
        );
      case 'breath':
        return <Breath key={module.kind} title={module.title} />;
      case 'questions':
        return (
          <Questions key={module.kind} title={module.title} questions={module.questions} links={links} />
        );
    }
  }

  /** Shown when the content service has never answered. */
  function withoutContent(): HomeModule[] {
    return [
      { kind: 'hero', headline: t(($) => $.fallback.headline), lead: t(($) => $.fallback.lead) },
      { kind: 'plans', title: t(($) => $.fallback.plans), lead: '' },
    ];
  }

  return (
    <Page frame={frame}>
      <PreviewBar frame={frame} />
      <LanguageOffer frame={frame} />
      <SiteHeader frame={frame} />
      <Main>{modules.map((module) => drawModule(module))}</Main>
      <SiteFooter frame={frame} />
    </Page>
  );
}
