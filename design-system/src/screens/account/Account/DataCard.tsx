import { useTranslation } from 'react-i18next';
import { AccountCard } from './AccountCard.tsx';
import type { AccountCardProps } from './AccountProps.ts';
import { AccountRow } from './AccountRow.tsx';
import { ChangeLink } from './ChangeLink.tsx';

/** Leads to what a person can ask of the own data. */
export function DataCard({ links }: Pick<AccountCardProps, 'links'>) {
  const { t } = useTranslation('account');

  return (
    <AccountCard title={t(($) => $.data.title)}>
      <AccountRow
        icon="info"
        name={t(($) => $.data.kept)}
        details={[t(($) => $.data.keptText)]}
        action={
          <ChangeLink href={links.data} label={t(($) => $.data.open)} name={t(($) => $.data.openNamed)} />
        }
      />
      <AccountRow
        icon="trash-2"
        name={t(($) => $.data.name)}
        details={[t(($) => $.data.text)]}
        action={
          <ChangeLink
            href={links.deleteAccount}
            label={t(($) => $.data.delete)}
            name={t(($) => $.data.deleteNamed)}
          />
        }
      />
    </AccountCard>
  );
}
