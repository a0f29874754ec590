import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatList } from '../../../formatting/formatList.ts';
import { connectionNames } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import { AccountCard } from './AccountCard.tsx';
import type { AccountCardProps } from './AccountProps.ts';
import { AccountRow } from './AccountRow.tsx';
import { ChangeLink } from './ChangeLink.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** The password, the passkeys and the companies by which the person logs in. */
export function SigningInCard({ frame, state, links }: AccountCardProps) {
  const { t } = useTranslation('account');
  const { userId, password, secondFactor, connections, passkeys, form, triesLeft } = state;

  function passwordDetail(): string {
    if (password.status !== 'set') return t(($) => $.password.none);
    if (password.changedAt === undefined) return t(($) => $.password.set);
    const day = formatDay(password.changedAt, frame.language, 'withYear', frame.country);
    return t(($) => $.password.changed, { day });
  }

  const names = connections.map(({ connection, workplace }) =>
    connection === undefined ? (workplace ?? t(($) => $.connections.workplace)) : connectionNames[connection],
  );
  return (
    <AccountCard title={t(($) => $.signingIn)}>
      {password.status !== 'elsewhere' &&
        (form?.part === 'password' ? (
          <PasswordForm userId={userId} form={form} links={links} triesLeft={triesLeft} />
        ) : (
          <AccountRow
            icon="lock"
            name={t(($) => $.password.name)}
            details={[passwordDetail()]}
            action={
              <ChangeLink
                href={links.changePassword}
                label={password.status === 'set' ? t(($) => $.change) : t(($) => $.password.choose)}
                name={
                  password.status === 'set'
                    ? t(($) => $.password.changeNamed)
                    : t(($) => $.password.chooseNamed)
                }
              />
            }
          />
        ))}
      {passkeys !== undefined && (
        <AccountRow
          icon="fingerprint"
          name={t(($) => $.passkeys.name)}
          details={[
            passkeys === 0 ? t(($) => $.passkeys.none) : t(($) => $.passkeys.some, { count: passkeys }),
          ]}
          action={
            <ChangeLink
              href={links.passkeys}
              label={t(($) => $.connections.manage)}
              name={t(($) => $.passkeys.manageNamed)}
            />
          }
        />
      )}
      {secondFactor !== undefined && (
        <AccountRow
          icon="shield-check"
          name={t(($) => $.secondFactor.name)}
          details={[t(($) => $.secondFactor[secondFactor])]}
          action={
            <ChangeLink
              href={links.secondFactor}
              label={t(($) => $.connections.manage)}
              name={t(($) => $.secondFactor.manageNamed)}
            />
          }
        />
      )}
      <AccountRow
        icon="users"
        name={t(($) => $.connections.name)}
        details={[names.length === 0 ? t(($) => $.connections.none) : formatList(names, frame.language)]}
        action={
          <ChangeLink
            href={links.connections}
            label={t(($) => $.connections.manage)}
            name={t(($) => $.connections.manageNamed)}
          />
        }
      />
    </AccountCard>
  );
}
