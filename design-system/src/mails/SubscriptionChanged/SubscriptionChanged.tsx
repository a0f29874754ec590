import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { subscriptionChangedContent } from './subscriptionChangedContent.ts';
import type { SubscriptionChangedFacts } from './SubscriptionChangedState.ts';

export interface SubscriptionChangedProps {
  frame: MailFrame;
  facts: SubscriptionChangedFacts;
}

/** The mail after a change of a subscription: what it is from now on, and what is charged next. */
export function SubscriptionChanged({ frame, facts }: SubscriptionChangedProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={subscriptionChangedContent(facts, frame, t)} frame={frame} />;
}
