import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { OtherAccount } from '../../account/OtherAccount/OtherAccount.tsx';
import { ProveAddressFirst } from '../../account/ProveAddressFirst/ProveAddressFirst.tsx';
import { NoFamilyPlan } from '../NoFamilyPlan/NoFamilyPlan.tsx';
import { InviteForm } from './InviteForm.tsx';
import { InvitesSent } from './InvitesSent.tsx';
import type { OwnerInviteProps } from './OwnerInviteProps.ts';

/** Invites the others right after a family plan was bought, now or later. Links and native forms alone. */
export function OwnerInvite({ frame, state, links }: OwnerInviteProps) {
  const { t } = useTranslation('ownerInvite');
  const { t: family } = useTranslation('family');

  switch (state.status) {
    case 'open':
      return <InviteForm frame={frame} state={state} links={links} />;
    case 'sent':
      return <InvitesSent frame={frame} state={state} links={links} />;
    case 'full':
      return (
        <StateLayout
          frame={frame}
          header="quiet"
          scene="still"
          title={family(($) => $.full.title)}
          text={family(($) => $.full.text)}
          actions={<LinkButton href={links.manage}>{t(($) => $.manage)}</LinkButton>}
        >
          <Text size="small">{family(($) => $.full.hint)}</Text>
        </StateLayout>
      );
    case 'none':
      return <NoFamilyPlan frame={frame} links={links} />;
    case 'pending':
      // The scene is animated, so there is no progress indicator.
      return (
        <StateLayout
          frame={frame}
          scene="still"
          header="quiet"
          title={t(($) => $.pending.title)}
          text={t(($) => $.pending.text)}
          actions={
            <>
              <LinkButton href={links.retry}>{t(($) => $.pending.retry)}</LinkButton>
              <LinkButton href={links.later} variant="plain">
                {t(($) => $.later)}
              </LinkButton>
            </>
          }
        >
          <Text size="small">{t(($) => $.pending.keeps)}</Text>
        </StateLayout>
      );
    case 'unconfirmed':
      return (
        <ProveAddressFirst
          frame={frame}
          text={family(($) => $.unconfirmed)}
          links={links}
          back={{ label: t(($) => $.later), href: links.later }}
        />
      );
    case 'otherAccount':
      return <OtherAccount frame={frame} links={links} />;
  }
}
