import { useTranslation } from 'react-i18next';
import { numberWord } from '../../../formatting/formatPeriod.ts';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { BelowCard, Ways } from './BelowCard.tsx';
import type { MomentProps } from './MomentProps.ts';

export interface VisitorOfferProps {
  frame: PageFrame;
  /** Who shared the moment. */
  name: string;
  freeDays: number;
  /** Whether the person who shared it gives them. */
  given: boolean;
  links: Pick<MomentProps['links'], 'gift' | 'plans' | 'login' | 'report'>;
}

/** The free days for visitors without an account: those that the person who shared gives, else those of a plan. */
export function VisitorOffer({ frame, name, freeDays, given, links }: VisitorOfferProps) {
  const { t } = useTranslation('moment');
  const { t: words } = useTranslation('placeholders');
  const nights = {
    ...{ name, count: freeDays },
    number: numberWord(freeDays, { language: frame.language, words }, 'feminine'),
  };

  return (
    <BelowCard>
      <Heading level={2} size="h3">
        {given ? t(($) => $.gift.title, nights) : t(($) => $.trial.title, { count: freeDays })}
      </Heading>
      <Text size="small" soft>
        {given ? t(($) => $.gift.text) : t(($) => $.trial.text)}
      </Text>
      <Ways>
        <LinkButton href={given ? links.gift : links.plans} variant="secondary">
          {given ? t(($) => $.gift.link) : t(($) => $.trial.link)}
        </LinkButton>
        <LinkButton href={links.login} variant="plain">
          {t(($) => $.login)}
        </LinkButton>
        <LinkButton href={links.report} variant="plain">
          {t(($) => $.member.report)}
        </LinkButton>
      </Ways>
    </BelowCard>
  );
}
