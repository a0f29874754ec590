import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ReferralNotEligibleState } from './ReferralNotEligibleState.ts';

export interface ReferralNotEligibleProps {
  frame: PageFrame;
  state: ReferralNotEligibleState;
  links: {
    app: string;
    plans: string;
    /** The page of the visitor’s own link. */
    invite: string;
  };
  /** Which account is logged in, and the way to another one. */
  account?: ReactNode;
}

/** Why nothing is given, in one sentence for all reasons but a plan of the visitor’s own, and what the visitor can do instead. */
export function ReferralNotEligible({ frame, state, links, account }: ReferralNotEligibleProps) {
  const { t } = useTranslation('referralNotEligible');
  const { referrerName, hasAccess, subscriber = false } = state;

  return (
    <CardLayout
      frame={frame}
      {...(referrerName !== undefined && { topic: t(($) => $.topic, { name: referrerName }) })}
      title={t(($) => $.title)}
      text={subscriber ? t(($) => $.subscriber) : t(($) => $.text)}
    >
      <Stack gap={3}>
        <Text size="small" soft>
          {t(($) => $.rule)}
        </Text>
        {hasAccess ? (
          <LinkButton href={links.app} wide>
            {t(($) => $.app)}
          </LinkButton>
        ) : (
          <LinkButton href={links.plans} wide>
            {t(($) => $.plans)}
          </LinkButton>
        )}
        <LinkButton href={links.invite} variant="secondary" wide>
          {t(($) => $.give)}
        </LinkButton>
        {account}
      </Stack>
    </CardLayout>
  );
}
