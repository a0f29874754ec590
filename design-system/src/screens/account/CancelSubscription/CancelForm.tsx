'use client';

import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { space } from '../../../tokens/index.ts';
import type { CancelSubscriptionProps } from './CancelSubscriptionProps.ts';
import type { Cancellable } from './CancelSubscriptionState.ts';
import { Consequences } from './Consequences.tsx';

export interface CancelFormProps extends Pick<CancelSubscriptionProps, 'links' | 'onSubmit'> {
  state: { status: 'ready' | 'submitting' | 'offline' | 'failed' | 'replaced' } & Cancellable;
  dateLocale: DateLocale;
}

/** The form that cancels. Works without JavaScript. */
export function CancelForm({ state, dateLocale, links, onSubmit }: CancelFormProps) {
  const { t } = useTranslation('cancelSubscription');
  const { userId, subscriptionId, preview } = state;
  const pending = state.status === 'submitting' || state.status === 'offline';

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!pending) onSubmit({ subscriptionId });
  }

  function label(): string {
    if (state.status === 'offline') return t(($) => $.submit.offline);
    if (state.status === 'submitting') return t(($) => $.submit.submitting);
    return t(($) => $.submit[preview.kind === 'queued' ? 'queued' : 'subscription']);
  }

  return (
    <Form method="post" action={links.submit} onSubmit={submit}>
      <input type="hidden" name="userId" value={userId} />
      <input type="hidden" name="subscriptionId" value={subscriptionId} />
      {state.status === 'replaced' && (
        <Notice tone="error" title={t(($) => $.replaced.title)}>
          {t(($) => $.replaced.text, { plan: t(($) => $.plan[preview.plan.kind]) })}
        </Notice>
      )}
      <Consequences preview={preview} dateLocale={dateLocale} help={links.help} />
      {state.status === 'failed' && (
        <Notice tone="error" title={t(($) => $.failed.title)}>
          {t(($) => $.failed.text)}
        </Notice>
      )}
      {state.status === 'offline' && (
        <Notice announced title={t(($) => $.offline.title)}>
          {t(($) => $.offline.text)}
        </Notice>
      )}
      <Stack gap={2}>
        <Button type="submit" wide pending={pending}>
          {label()}
        </Button>
        <LinkButton href={links.subscription} variant="plain" wide>
          {t(($) => $.keep)}
        </LinkButton>
      </Stack>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`;
