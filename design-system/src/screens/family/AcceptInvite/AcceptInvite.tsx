import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { ProveAddressFirst } from '../../account/ProveAddressFirst/ProveAddressFirst.tsx';
import { LinkRecipient } from '../../identity/LinkRecipient/LinkRecipient.tsx';
import type { AcceptInviteProps } from './AcceptInviteProps.ts';
import { ExpiredInvite } from './ExpiredInvite.tsx';
import { InviteForm } from './InviteForm.tsx';
import { RefusedInvite } from './RefusedInvite.tsx';
import { SecondPlace } from './SecondPlace.tsx';
import { WhatYouGet } from './WhatYouGet.tsx';

/** An invitation to a family: what it is, the form that accepts it, and why it cannot be accepted. Native forms alone. */
export function AcceptInvite({ frame, state, links }: AcceptInviteProps) {
  const { t } = useTranslation('acceptInvite');
  const endsOn = 'endsOn' in state ? state.endsOn : undefined;
  const ending = endsOn !== undefined && (
    <Notice tone="warm">
      {t(($) => $.open.endsOn, { day: formatDay(endsOn, frame.language, 'withYear', frame.country) })}
    </Notice>
  );

  switch (state.status) {
    case 'open':
      return (
        <CardLayout
          frame={frame}
          title={t(($) => $.open.title, { name: state.ownerName })}
          text={t(($) => $.open.text)}
        >
          <WhatYouGet />
          {ending}
          <InviteForm frame={frame} state={state} links={links} />
        </CardLayout>
      );
    case 'signedOut':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          header="quiet"
          title={t(($) => $.open.title, { name: state.ownerName })}
          text={t(($) => $.signedOut.text)}
          actions={
            <>
              <LinkButton href={links.register}>{t(($) => $.signedOut.register)}</LinkButton>
              <LinkButton href={links.login} variant="secondary">
                {t(($) => $.signedOut.login)}
              </LinkButton>
            </>
          }
        >
          {ending}
        </StateLayout>
      );
    case 'recipient':
      return (
        <LinkRecipient
          frame={frame}
          state={state.recipient}
          links={{
            switchAccount: links.switchAccount,
            link: links.take,
            stay: links.home,
            logIn: links.login,
            askForNew: links.retry,
            help: links.help,
          }}
        />
      );
    case 'unconfirmed':
      return (
        <ProveAddressFirst
          frame={frame}
          text={t(($) => $.unconfirmed)}
          links={links}
          back={{ label: t(($) => $.home), href: links.home }}
        />
      );
    case 'secondPlace':
      return <SecondPlace frame={frame} state={state} links={links} />;
    case 'expired':
      return <ExpiredInvite frame={frame} state={state} links={links} />;
    default:
      return <RefusedInvite frame={frame} state={state} links={links} />;
  }
}
