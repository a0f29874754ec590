import type { DateLocale } from '../../../formatting/DateLocale.ts';
import type { SharedModuleState } from '../ModuleState.ts';
import type { PageOffer } from '../OfferState.ts';
import { PlansModule, type PlansModuleProps } from '../PlanOffers/PlansModule.tsx';
import { trialOf } from '../PlanOffers/trialOf.ts';
import { Breath } from './Breath.tsx';
import { Exercise, type ExerciseProps } from './Exercise.tsx';
import { Hours } from './Hours.tsx';
import { Nights } from './Nights.tsx';
import { Questions, type QuestionsProps } from './Questions.tsx';

export interface SharedModuleProps {
  module: SharedModuleState;
  dateLocale: DateLocale;
  offer: PageOffer;
  links: PlansModuleProps['links'] & QuestionsProps['links'] & ExerciseProps['links'];
}

/** Draws a module that is the same on the home page and on pages of editors. */
export function SharedModule({ module, dateLocale, offer, links }: SharedModuleProps) {
  const { plans, tax, trialDates, standing, promotion } = offer;

  switch (module.kind) {
    case 'hours':
      return <Hours title={module.title} hours={module.hours} />;
    case 'plans':
      return (
        <PlansModule
          title={module.title}
          lead={module.lead}
          dateLocale={dateLocale}
          plans={plans}
          tax={tax}
          standing={standing}
          promotion={promotion}
          links={links}
        />
      );
    case 'nights': {
      const trial = trialOf(offer);
      return (
        trial &&
        trialDates && (
          <Nights
            title={module.title}
            lead={module.lead}
            dateLocale={dateLocale}
            trialDates={trialDates}
            plan={trial}
            tax={tax}
          />
        )
      );
    }
    case 'breath':
      return <Breath title={module.title} />;
    case 'exercise':
      return <Exercise title={module.title} lead={module.lead} exercise={module.exercise} links={links} />;
    case 'questions':
      return <Questions title={module.title} questions={module.questions} links={links} />;
  }
}
