import { useTranslation } from 'react-i18next';
import { AccountCard } from './AccountCard.tsx';
import type { AccountCardProps } from './AccountProps.ts';
import { AccountRow } from './AccountRow.tsx';
import { ChangeLink } from './ChangeLink.tsx';

/** Leads to the person's buddies. */
export function BuddiesCard({ links }: Pick<AccountCardProps, 'links'>) {
  const { t } = useTranslation('account');

  return (
    <AccountCard title={t(($) => $.buddies.title)}>
      <AccountRow
        icon="users"
        name={t(($) => $.buddies.name)}
        details={[t(($) => $.buddies.text)]}
        action={
          <ChangeLink
            href={links.buddies}
            label={t(($) => $.buddies.open)}
            name={t(($) => $.buddies.openNamed)}
          />
        }
      />
    </AccountCard>
  );
}
