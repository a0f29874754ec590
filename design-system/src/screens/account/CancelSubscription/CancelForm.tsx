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
import { PaymentDueNotice } from '../../../patterns/Page/PaymentDueNotice.tsx';
import type { CancelSubscriptionProps } from './CancelSubscriptionProps.ts';
import { cancellationReasons, type Cancellable, type GivenReason } from './CancelSubscriptionState.ts';
import { Consequences } from './Consequences.tsx';
import { Alternatives } from './Alternatives.tsx';
import { ReasonFields } from './ReasonFields.tsx';

export interface CancelFormProps extends Pick<CancelSubscriptionProps, 'links' | 'onSubmit'> {
  state: { status: 'ready' | 'submitting' | 'offline' | 'failed' | 'replaced' } & Cancellable;
  dateLocale: DateLocale;
}

/** The form that cancels. Works without JavaScript. */
export function CancelForm({ state, dateLocale, links, onSubmit }: CancelFormProps) {
  const { t } = useTranslation('cancelSubscription');
  const { userId, subscriptionId, preview, paymentDue } = state;
  const pending = state.status === 'submitting' || state.status === 'offline';

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!pending) onSubmit({ subscriptionId, ...reasonIn(new FormData(event.currentTarget)) });
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
      <PaymentDueNotice due={paymentDue} dateLocale={dateLocale} changePayment={links.changePayment} />
      <Consequences
        preview={preview}
        unpaid={state.paymentDue !== undefined}
        studentPriceEnds={state.studentPriceEnds}
        access={state.access}
        familyPeople={state.familyPeople}
        dateLocale={dateLocale}
        refund={links.refund}
      />
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
      <Why>
        <ReasonFields given={state.given} />
        <Alternatives state={state} dateLocale={dateLocale} links={links} />
      </Why>
    </Form>
  );
}

function reasonIn(form: FormData): GivenReason {
  const reason = cancellationReasons.find((each) => each === form.get('reason'));
  const words = form.get('words');
  return {
    ...(reason !== undefined && { reason }),
    ...(reason === 'other' && typeof words === 'string' && words !== '' && { words }),
  };
}

// What belongs to a reason is shown by the choice alone, so that it needs no script and no further page.
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  & [data-for] {
    display: none;
  }
  &:has([value='tooExpensive']:checked) [data-for~='tooExpensive'],
  &:has([value='notUsed']:checked) [data-for~='notUsed'],
  &:has([value='technicalTrouble']:checked) [data-for~='technicalTrouble'],
  &:has([value='temporary']:checked) [data-for~='temporary'],
  &:has([value='other']:checked) [data-for~='other'] {
    display: block;
  }
`;

// Below the button, which is in sight at the first glance and stays where it is.
const Why = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
