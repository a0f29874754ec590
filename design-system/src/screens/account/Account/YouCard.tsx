import { languageRecords } from '@stillpoint/translations';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { AccountCard } from './AccountCard.tsx';
import type { AccountCardProps } from './AccountProps.ts';
import { AccountRow } from './AccountRow.tsx';
import { ChangeLink } from './ChangeLink.tsx';
import { EmailForm } from './EmailForm.tsx';
import { LanguageForm } from './LanguageForm.tsx';
import { NamesForm } from './NamesForm.tsx';
import { OneButtonForm } from './OneButtonForm.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { UnconfirmedEmail } from './UnconfirmedEmail.tsx';

/** Who the person is, in which language mails are written, and which mails are wanted. */
export function YouCard({ state, links }: AccountCardProps) {
  const { t } = useTranslation('account');
  const { userId, firstName, lastName, namesElsewhere, email, emailVerified, emailCode, form } = state;
  const { language, marketingEmails } = state;
  const change = t(($) => $.change);
  const keptHere = state.password.status !== 'elsewhere';
  const turn = marketingEmails ? 'turnOff' : 'turnOn';

  return (
    <AccountCard title={t(($) => $.you.title)}>
      {form?.part === 'names' ? (
        <NamesForm userId={userId} form={form} links={links} />
      ) : (
        <AccountRow
          icon="user"
          name={`${firstName} ${lastName}`.trim() || t(($) => $.you.unnamed)}
          details={[t(($) => $.you.name)]}
          action={
            namesElsewhere !== true && (
              <ChangeLink href={links.changeNames} label={change} name={t(($) => $.you.changeName)} />
            )
          }
        />
      )}
      {form?.part === 'email' ? (
        <EmailForm userId={userId} form={form} waitMinutes={state.waitMinutes} links={links} />
      ) : (
        <>
          <AccountRow
            icon="mail"
            name={<EmailAddress alone>{email}</EmailAddress>}
            details={[t(($) => $.you.email)]}
            chip={
              emailVerified ? (
                <Chip tone="success">
                  <Icon name="check" /> {t(($) => $.you.confirmed)}
                </Chip>
              ) : (
                keptHere && <Chip tone="off">{t(($) => $.you.unconfirmed)}</Chip>
              )
            }
            action={
              keptHere && (
                <>
                  {!emailVerified && (emailCode === undefined || emailCode === 'expired') && (
                    <OneButtonForm
                      userId={userId}
                      change="ownEmailCode"
                      action={links.submit}
                      label={t(($) => $.you.confirm)}
                      name={t(($) => $.you.confirmNamed)}
                    />
                  )}
                  <ChangeLink href={links.changeEmail} label={change} name={t(($) => $.you.changeEmail)} />
                </>
              )
            }
          />
          <UnconfirmedEmail state={state} links={links} />
          <PendingEmail state={state} links={links} />
        </>
      )}
      {form?.part === 'language' ? (
        <LanguageForm userId={userId} language={language} links={links} />
      ) : (
        <AccountRow
          icon="globe"
          name={languageRecords[language].displayName}
          details={[t(($) => $.you.language)]}
          action={
            <ChangeLink href={links.changeLanguage} label={change} name={t(($) => $.you.changeLanguage)} />
          }
        />
      )}
      <AccountRow
        icon="bell"
        name={t(($) => $.marketing.name)}
        details={[t(($) => $.marketing.text)]}
        chip={
          <Chip tone={marketingEmails ? 'success' : 'off'}>
            {t(($) => $.marketing[marketingEmails ? 'on' : 'off'])}
          </Chip>
        }
        action={
          <OneButtonForm
            userId={userId}
            change="marketing"
            action={links.submit}
            field={{ name: 'marketingEmails', value: marketingEmails ? 'off' : 'on' }}
            label={t(($) => $.marketing[turn])}
            name={t(($) => $.marketing[`${turn}Named`])}
          />
        }
      />
    </AccountCard>
  );
}
