import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { OtherAccount } from '../OtherAccount/OtherAccount.tsx';
import type { DeleteAccountProps } from './DeleteAccountProps.ts';
import { DeleteForm } from './DeleteForm.tsx';

/** Deletes an account: says what goes and what stays, and until when it can be taken back. Works without a script. */
export function DeleteAccount({ frame, state, links }: DeleteAccountProps) {
  const { t } = useTranslation('deleteAccount');
  const dayOf = (day: string) => formatDay(day, frame.language, 'withYear', frame.country);

  switch (state.status) {
    case 'ready':
      return (
        <StateLayout
          frame={frame}
          scene="valley"
          header="quiet"
          title={t(($) => $.title)}
          text={t(($) => $.text, { day: dayOf(state.deletesOn) })}
          card={<DeleteForm dateLocale={frame} state={state} links={links} />}
        />
      );
    case 'subscriptionRenews':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          header="quiet"
          title={t(($) => $.subscriptionRenews.title)}
          text={t(($) => $.subscriptionRenews.text)}
          actions={
            <>
              <LinkButton href={links.cancelSubscription}>{t(($) => $.subscriptionRenews.cancel)}</LinkButton>
              <LinkButton href={links.account} variant="plain">
                {t(($) => $.subscriptionRenews.account)}
              </LinkButton>
            </>
          }
        />
      );
    case 'purchaseOpen':
      return (
        <StateLayout
          frame={frame}
          scene="passing"
          header="quiet"
          title={t(($) => $.purchaseOpen.title)}
          text={t(($) => $.purchaseOpen.text)}
          actions={
            <>
              <LinkButton href={links.submit}>{t(($) => $.purchaseOpen.retry)}</LinkButton>
              <LinkButton href={links.account} variant="plain">
                {t(($) => $.purchaseOpen.account)}
              </LinkButton>
            </>
          }
        />
      );
    case 'asked':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          header="quiet"
          title={t(($) => $.asked.title)}
          text={t(($) => $.asked.text, { day: dayOf(state.deletesOn) })}
          actions={
            <>
              <LinkButton href={links.home}>{t(($) => $.asked.home)}</LinkButton>
              <LinkButton href={links.login} variant="plain">
                {t(($) => $.asked.logIn)}
              </LinkButton>
            </>
          }
        />
      );
    case 'otherAccount':
      return <OtherAccount frame={frame} links={links} />;
  }
}
