import { useTranslation } from 'react-i18next';
import { AccountCard } from './AccountCard.tsx';
import type { AccountCardProps } from './AccountProps.ts';
import { AccountRow } from './AccountRow.tsx';
import { ChangeLink } from './ChangeLink.tsx';

/** Leads to the plan and its charges, and to the family that shares one. */
export function SubscriptionCard({
  state: { familyRole },
  links,
}: Pick<AccountCardProps, 'state' | 'links'>) {
  const { t } = useTranslation('account');

  return (
    <AccountCard title={t(($) => $.subscription.title)}>
      <AccountRow
        icon="credit-card"
        name={t(($) => $.subscription.name)}
        details={[t(($) => $.subscription.text)]}
        action={
          <ChangeLink
            href={links.subscription}
            label={t(($) => $.subscription.open)}
            name={t(($) => $.subscription.openNamed)}
          />
        }
      />
      {familyRole !== undefined && (
        <AccountRow
          icon="users"
          name={t(($) => $.subscription.family)}
          details={[t(($) => $.subscription.familyText[familyRole])]}
          action={
            <ChangeLink
              href={links.family}
              label={t(($) => $.subscription.open)}
              name={t(($) => $.subscription.openFamilyNamed)}
            />
          }
        />
      )}
    </AccountCard>
  );
}
