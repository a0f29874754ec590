import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { OtherAccount } from '../../account/OtherAccount/OtherAccount.tsx';
import { ProveAddressFirst } from '../../account/ProveAddressFirst/ProveAddressFirst.tsx';
import { NoFamilyPlan } from '../NoFamilyPlan/NoFamilyPlan.tsx';
import type { ManageFamilyProps } from './ManageFamilyProps.ts';
import { MemberView } from './MemberView.tsx';
import { OwnerView } from './OwnerView.tsx';

/** A family: for its owner who is here and who is invited, for a member what is shared. Links and native forms alone. */
export function ManageFamily({ frame, state, links }: ManageFamilyProps) {
  const { t } = useTranslation('manageFamily');
  const { t: family } = useTranslation('family');

  switch (state.status) {
    case 'owner':
      return <OwnerView frame={frame} state={state} links={links} />;
    case 'member':
      return <MemberView frame={frame} state={state} links={links} />;
    case 'left':
      return (
        <StateLayout
          frame={frame}
          header="account"
          scene="still"
          title={t(($) => $.left.title)}
          opensAtHeading
          text={t(($) => $.left.text, { name: state.ownerName })}
          actions={
            <>
              <LinkButton href={links.plans}>{t(($) => $.left.plans)}</LinkButton>
              <LinkButton href={links.subscription} variant="plain">
                {family(($) => $.none.subscription)}
              </LinkButton>
            </>
          }
        />
      );
    case 'none':
      return <NoFamilyPlan frame={frame} links={links} />;
    case 'unconfirmed':
      return (
        <ProveAddressFirst
          frame={frame}
          text={family(($) => $.unconfirmed)}
          links={links}
          back={{ label: family(($) => $.none.subscription), href: links.subscription }}
        />
      );
    case 'otherAccount':
      return <OtherAccount frame={frame} links={links} />;
  }
}
