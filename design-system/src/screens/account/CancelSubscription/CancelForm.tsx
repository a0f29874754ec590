'use client';

import type { Language } from '@stillpoint/translations';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { BillingTimeline } from '../../../patterns/BillingTimeline/BillingTimeline.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { space } from '../../../tokens/index.ts';
import type { CancelSubscriptionProps } from './CancelSubscription.tsx';
import type { Cancellable, Leaving } from './CancelSubscription.states.ts';
import { MoneyBack } from './MoneyBack.tsx';

export interface CancelFormProps extends Pick<CancelSubscriptionProps, 'links' | 'onSubmit'> {
  state: { status: 'ready' | 'submitting' | 'failed' } & Cancellable;
  language: Language;
}

/** What follows from cancelling, and the button that does it. Works as plain HTML. */
export function CancelForm({ state, language, links, onSubmit }: CancelFormProps) {
  const { t } = useTranslation('cancelSubscription');
  const { subscriptionId, leaving } = state;
  const submitting = state.status === 'submitting';

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!submitting) onSubmit({ subscriptionId });
  }

  return (
    <Form method="post" action={links.submit} onSubmit={submit}>
      <input type="hidden" name="subscriptionId" value={subscriptionId} />
      <BillingTimeline
        label={t(($) => $.steps.title)}
        steps={[
          { title: t(($) => $.steps.today), text: t(($) => $.steps.stops[leaving.kind]) },
          lastStep(leaving),
        ]}
      />
      {leaving.kind === 'paid' && (
        <Text size="small" soft>
          {t(($) => $.refund.none)}
        </Text>
      )}
      {leaving.kind === 'inRefundWindow' && (
        <MoneyBack refund={leaving.refund} language={language} help={links.help} />
      )}
      {state.status === 'failed' && (
        <Notice tone="error" title={t(($) => $.failed.title)}>
          {t(($) => $.failed.text)}
        </Notice>
      )}
      <Actions>
        <Button type="submit" wide pending={submitting}>
          {submitting ? t(($) => $.submit.submitting) : t(($) => $.submit[leaving.kind])}
        </Button>
        <LinkButton href={links.subscription} variant="plain" wide>
          {t(($) => $.keep)}
        </LinkButton>
      </Actions>
    </Form>
  );

  function lastStep(ending: Leaving) {
    return ending.kind === 'queued'
      ? { title: formatDay(ending.startsOn, language), text: t(($) => $.steps.notBegun) }
      : { title: formatDay(ending.openUntil, language), text: t(($) => $.steps.closes) };
  }
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`;

const Actions = styled.div`
  display: grid;
  gap: ${space[2]};
`;
