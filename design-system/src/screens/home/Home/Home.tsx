import { useTranslation } from 'react-i18next';
import { LanguageOffer } from '../../../patterns/LanguageOffer/LanguageOffer.tsx';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { PreviewBar } from '../../../patterns/Page/PreviewBar.tsx';
import type { ExerciseId } from '../../../patterns/Player/exercises.options.ts';
import { SiteFooter } from '../../../patterns/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { offerDateLocale } from '../PlanOffers/offerDateLocale.ts';
import { trialOf } from '../PlanOffers/trialOf.ts';
import { SharedModule } from '../SharedModule/SharedModule.tsx';
import { ExerciseTeaser } from './ExerciseTeaser.tsx';
import { Hero } from './Hero.tsx';
import type { HomeModule, HomeState } from './HomeState.ts';

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
    /** The addresses of the exercises' sounds. */
    sounds: Record<ExerciseId, string>;
    /** Where the server draws the player of each exercise alone. */
    players: Record<ExerciseId, string>;
    /** Where members share each of them once they have listened. */
    shares?: Record<ExerciseId, string>;
  };
}

/** The home page. Its modules keep the order of the content service. */
export function Home({ frame, state, links }: HomeProps) {
  const { t } = useTranslation('home');
  const modules = state.modules.length > 0 ? state.modules : withoutContent();
  const dateLocale = offerDateLocale(frame, state);

  function drawModule(module: HomeModule) {
    if (module.kind === 'exerciseTeaser') {
      const { kind, exercise, href } = module;
      return <ExerciseTeaser key={kind} exercise={exercise} href={href} player={links.players[exercise]} />;
    }
    if (module.kind !== 'hero') {
      return (
        <SharedModule key={module.kind} module={module} dateLocale={dateLocale} offer={state} links={links} />
      );
    }
    return (
      <Hero
        key={module.kind}
        language={frame.language}
        headline={module.headline}
        lead={module.lead}
        trial={trialOf(state)}
        standing={state.standing}
        links={links}
      />
    );
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
