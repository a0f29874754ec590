'use client';

import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { SwitchAccount } from '../../../patterns/SwitchAccount/SwitchAccount.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
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
      return (
        <StateLayout
          frame={frame}
          scene="valley"
          header="quiet"
          title={t(($) => $.title[state.leaving.kind === 'queued' ? 'queued' : 'subscription'])}
          text={t(($) => $.text)}
          card={<CancelForm place={frame} state={state} links={links} onSubmit={onSubmit} />}
        />
      );
    case 'cancelled':
      return <Cancelled frame={frame} leaving={state.leaving} links={links} />;
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
        />
      );
    case 'otherAccount':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          header="quiet"
          title={t(($) => $.otherAccount.title)}
          text={t(($) => $.otherAccount.text)}
          actions={
            <>
              <SwitchAccount action={links.switchAccount}>{t(($) => $.otherAccount.switch)}</SwitchAccount>
              <LinkButton href={links.help} variant="plain">
                {t(($) => $.unavailable.help)}
              </LinkButton>
            </>
          }
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
