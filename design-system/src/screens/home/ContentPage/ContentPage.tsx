import { useTranslation } from 'react-i18next';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { PreviewBar } from '../../../patterns/Page/PreviewBar.tsx';
import { SiteFooter } from '../../../patterns/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Breath } from '../Home/Breath.tsx';
import { Hours } from '../Home/Hours.tsx';
import { Nights } from '../Home/Nights.tsx';
import { Questions } from '../Home/Questions.tsx';
import { PlansModule } from '../PlanOffers/PlansModule.tsx';
import { trialFor } from '../PlanOffers/trialFor.ts';
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
    again: string;
  };
}

/** A page that editors made of modules, in their order. */
export function ContentPage({ frame, state, links }: ContentPageProps) {
  const { t } = useTranslation('legal');

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

  const { title, modules, plans, tax, nights, standing } = state;
  const trial = trialFor(standing, plans);

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
      case 'hours':
        return <Hours key={at} title={module.title} hours={module.hours} />;
      case 'plans':
        return (
          <PlansModule
            key={at}
            title={module.title}
            lead={module.lead}
            place={frame}
            plans={plans}
            tax={tax}
            standing={standing}
            links={links}
          />
        );
      case 'nights':
        return (
          trial && (
            <Nights
              key={at}
              title={module.title}
              lead={module.lead}
              place={frame}
              nights={nights}
              plan={trial}
            />
          )
        );
      case 'breath':
        return <Breath key={at} title={module.title} />;
      case 'questions':
        return <Questions key={at} title={module.title} questions={module.questions} links={links} />;
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
