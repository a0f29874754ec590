import { useTranslation } from 'react-i18next';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { PreviewBar } from '../../../patterns/Page/PreviewBar.tsx';
import type { ExerciseId } from '../../../patterns/Player/exercises.options.ts';
import { SiteFooter } from '../../../patterns/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { offerDateLocale } from '../PlanOffers/offerDateLocale.ts';
import { SharedModule } from '../SharedModule/SharedModule.tsx';
import { CallToAction } from './CallToAction.tsx';
import type { ContentModule, ContentPageState } from './ContentPageState.ts';
import { Items } from './Items.tsx';
import { Opening } from './Opening.tsx';
import { Picture } from './Picture.tsx';
import { RunningText } from './RunningText.tsx';

export interface ContentPageProps {
  frame: PageFrame;
  state: ContentPageState;
  links: {
    /** Checkout addresses by plan code. */
    choose: Record<string, string>;
    help: string;
    /** The addresses of the exercises' sounds. */
    sounds: Record<ExerciseId, string>;
    /** Where members share each of them once they have listened. */
    shares?: Record<ExerciseId, string>;
    again: string;
  };
}

/** A page that editors made of modules, in their order. */
export function ContentPage({ frame, state, links }: ContentPageProps) {
  const { t } = useTranslation('contentPage');

  if (state.status === 'unavailable') {
    return (
      <StateLayout
        frame={frame}
        scene="passing"
        title={t(($) => $.unavailable.title)}
        text={t(($) => $.unavailable.text)}
        actions={<LinkButton href={links.again}>{t(($) => $.unavailable.again)}</LinkButton>}
      />
    );
  }

  const { title, modules, ...offer } = state;
  const dateLocale = offerDateLocale(frame, offer);

  function drawModule(module: ContentModule, at: number) {
    switch (module.kind) {
      case 'hero':
        return (
          <Opening
            key={at}
            level={at === 0 ? 1 : 2}
            headline={module.headline}
            lead={module.lead}
            scene={module.scene}
          />
        );
      case 'text':
        return <RunningText key={at} title={module.title} blocks={module.blocks} />;
      case 'picture':
        return <Picture key={at} scene={module.scene} alt={module.alt} caption={module.caption} />;
      case 'list':
        return <Items key={at} title={module.title} items={module.items} />;
      case 'callToAction':
        return (
          <CallToAction
            key={at}
            title={module.title}
            lead={module.lead}
            label={module.label}
            href={module.href}
          />
        );
      default:
        return <SharedModule key={at} module={module} dateLocale={dateLocale} offer={offer} links={links} />;
    }
  }

  return (
    <Page frame={frame}>
      <PreviewBar frame={frame} />
      <SiteHeader frame={frame} />
      <Main>
        {modules[0]?.kind !== 'hero' && <Opening level={1} headline={title} />}
        {modules.map((module, at) => drawModule(module, at))}
      </Main>
      <SiteFooter frame={frame} />
    </Page>
  );
}
