'use client';

import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { OtherAccount } from '../OtherAccount/OtherAccount.tsx';
import { AccessNote } from './AccessNote.tsx';
import { CancelForm } from './CancelForm.tsx';
import type { CancelSubscriptionProps } from './CancelSubscriptionProps.ts';
import { Cancelled } from './Cancelled.tsx';

/** The page that cancels a subscription with one press. */
export function CancelSubscription({ frame, state, links, onSubmit }: CancelSubscriptionProps) {
  const { t } = useTranslation('cancelSubscription');

  switch (state.status) {
    case 'ready':
    case 'submitting':
    case 'offline':
    case 'failed':
    case 'replaced':
      return (
        <StateLayout
          frame={frame}
          scene="valley"
          header="quiet"
          title={t(($) => $.title[state.preview.kind === 'queued' ? 'queued' : 'subscription'])}
          text={t(($) => $.text)}
          card={<CancelForm dateLocale={frame} state={state} links={links} onSubmit={onSubmit} />}
        />
      );
    case 'cancelled':
      return <Cancelled frame={frame} result={state.result} access={state.access} links={links} />;
    case 'alreadyCancelled':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          header="quiet"
          title={t(($) => $.alreadyCancelled.title)}
          text={t(($) => $.alreadyCancelled.text, {
            day: formatDay(state.openUntil, frame.language, 'withYear', frame.country),
          })}
          actions={<LinkButton href={links.subscription}>{t(($) => $.subscription)}</LinkButton>}
        >
          <AccessNote access={state.access} dateLocale={frame} />
        </StateLayout>
      );
    case 'otherAccount':
      return (
        <OtherAccount
          frame={frame}
          links={links}
          words={{ title: t(($) => $.otherAccount.title), text: t(($) => $.otherAccount.text) }}
        />
      );
    case 'unavailable':
      return (
        <StateLayout
          frame={frame}
          scene="passing"
          header="quiet"
          title={t(($) => $.unavailable.title)}
          text={t(($) => $.unavailable.text)}
          actions={
            <>
              <LinkButton href={links.submit}>{t(($) => $.unavailable.retry)}</LinkButton>
              <LinkButton href={links.help} variant="plain">
                {t(($) => $.unavailable.help)}
              </LinkButton>
            </>
          }
        />
      );
  }
}
