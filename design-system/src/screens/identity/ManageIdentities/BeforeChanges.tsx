import { useTranslation } from 'react-i18next';
import { ConnectionButtons } from '../../../patterns/ConnectionButtons/ConnectionButtons.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ManageIdentitiesProps } from './ManageIdentitiesProps.ts';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import type { IdentityChanges, IdentityNotice, OnwardPage } from './ManageIdentitiesState.ts';
import { AppCodeField } from '../../account/OwnerProof/AppCodeField.tsx';
import { CodeSentText } from '../../account/OwnerProof/CodeSentText.tsx';
import { PasskeyProof } from '../../account/OwnerProof/PasskeyProof.tsx';
import { PresentPassword } from '../../account/OwnerProof/PresentPassword.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import { StackedForm } from './StackedForm.tsx';

export interface BeforeChangesProps extends Pick<ManageIdentitiesProps, 'links'> {
  changes: IdentityChanges;
  /** What has become of the last form. */
  notice: IdentityNotice | undefined;
  /** How many tries are left, where that is known. */
  count: number | undefined;
  /** Where a code is mailed, masked. */
  email: string;
  /** The page that a proved address is asked for by; without one, it is for what is done here. */
  onward?: OnwardPage | undefined;
}

/** What must be done before something can be changed: confirm the person, or prove the account's address. */
export function BeforeChanges({ changes, ...rest }: BeforeChangesProps) {
  switch (changes.status) {
    case 'allowed':
      return null;
    case 'confirmFirst':
      return <Confirmation changes={changes} {...rest} />;
    case 'proveAddressFirst':
      return <AddressProof address={changes.address} codeUsable={changes.codeUsable} {...rest} />;
  }
}

function Confirmation({
  changes: { password, inPlaceOfPassword, connections, others, codeUsable, passkey },
  notice,
  count,
  email,
  links,
}: BeforeChangesProps & { changes: { status: 'confirmFirst' } }) {
  const { t } = useTranslation('manageIdentities');
  const { t: shared } = useTranslation('account');
  const present = notice === 'wrongPassword' ? 'wrong' : notice === 'missingPassword' ? 'missing' : undefined;
  const app = appProblemOf(notice);
  const byMail = !password && isCodeSent(notice, codeUsable);
  const byCodeAlone = !password && connections.length === 0 && others.length === 0;

  return (
    <Stack gap={4}>
      <Heading level={2} size="h3">
        {shared(($) => $.proof.title)}
      </Heading>
      {!byCodeAlone && <Text soft>{shared(($) => $.proof.opening)}</Text>}
      {password && (
        <StackedForm method="post" action={links.confirm}>
          <PresentPassword name="password" problem={present} focus={present && focusOnLoad} links={links} />
          <Button type="submit" wide>
            {t(($) => $.confirm.submit)}
          </Button>
        </StackedForm>
      )}
      {others.includes('app') && (
        <StackedForm method="post" action={links.confirmByApp}>
          <Text soft>{shared(($) => $.proof.byApp)}</Text>
          <PresentPassword problem={present} focus={present && focusOnLoad} links={links} />
          <AppCodeField problem={app} triesLeft={count} focus={app && focusOnLoad} />
          <Button type="submit" variant={byMail ? 'secondary' : 'primary'} wide>
            {t(($) => $.confirm.submit)}
          </Button>
        </StackedForm>
      )}
      {connections.length > 0 && (
        <>
          {password && <Text soft>{t(($) => $.confirm.connections)}</Text>}
          <ConnectionButtons
            connections={connections}
            links={links.confirmBy}
            label={t(($) => $.confirm.connections)}
            nameOf={(company) => t(($) => $.confirm.with, { company })}
          />
        </>
      )}
      {!password && (
        <>
          <Text soft>{shared(($) => (inPlaceOfPassword ? $.password.byCodeInstead : $.proof.byCode))}</Text>
          <CodeForms
            notice={notice}
            count={count}
            email={email}
            codeUsable={codeUsable}
            quiet={others.includes('app')}
            send={links.sendConfirmation}
            check={links.checkConfirmation}
          />
        </>
      )}
      {others.includes('passkey') && <PasskeyProof shown={passkey} />}
    </Stack>
  );
}

/** Whether a code is on its way, so that its form has the first button. */
function isCodeSent(notice: IdentityNotice | undefined, codeUsable = false) {
  return codeUsable || notice === 'codeSent' || notice === 'wrongCode';
}

function appProblemOf(notice: IdentityNotice | undefined) {
  switch (notice) {
    case 'wrongAppCode':
      return 'wrong';
    case 'usedAppCode':
      return 'used';
    case 'missingAppCode':
      return 'missing';
    default:
      return undefined;
  }
}

function AddressProof({
  address,
  links,
  onward,
  ...rest
}: Omit<BeforeChangesProps, 'changes'> & { address: string; codeUsable: true | undefined }) {
  const { t } = useTranslation('manageIdentities');

  return (
    <Stack gap={4}>
      <Heading level={2} size="h3">
        {t(($) => $.proof.title)}
      </Heading>
      <Text>
        <EmailAddress alone>{address}</EmailAddress>
      </Text>
      <Text soft>{onward === undefined ? t(($) => $.proof.text) : t(($) => $.proof.onward[onward])}</Text>
      <CodeForms {...rest} send={links.sendCode} check={links.checkCode} />
    </Stack>
  );
}

/** Sends a code by mail, and takes it once it is sent. */
function CodeForms({
  notice,
  count,
  email,
  codeUsable,
  quiet = false,
  send,
  check,
}: Pick<BeforeChangesProps, 'notice' | 'count' | 'email'> & {
  /** A code was sent, maybe from another page or a while ago, and can be used. */
  codeUsable: true | undefined;
  /** Stands below another way, which is the first choice. */
  quiet?: boolean;
  send: string;
  check: string;
}) {
  const { t } = useTranslation('manageIdentities');
  const { t: shared } = useTranslation('account');
  const codeSent = isCodeSent(notice, codeUsable);
  const saidAbove = notice === 'tooManyAttempts' || notice === 'waitForCode';

  function problem(): string | undefined {
    if (notice === 'missingCode') return shared(($) => $.password.code.missing);
    if (notice !== 'wrongCode') return undefined;
    const left = count === undefined ? [] : [t(($) => $.notice.wrongCode.left, { count })];
    return [`${t(($) => $.notice.wrongCode.title)}.`, t(($) => $.notice.wrongCode.text), ...left].join(' ');
  }

  return (
    <>
      {codeUsable && notice !== 'codeSent' && <CodeSentText email={email} />}
      {codeSent && (
        <StackedForm method="post" action={check}>
          <CodeField
            label={t(($) => $.proof.label)}
            hint={notice === 'codeSent' ? t(($) => $.proof.sentNow) : undefined}
            problem={problem()}
            focus={notice === undefined || saidAbove ? undefined : focusOnLoad}
          />
          <Button type="submit" wide>
            {t(($) => $.proof.submit)}
          </Button>
        </StackedForm>
      )}
      <StackedForm method="post" action={send}>
        <Button type="submit" variant={codeSent || quiet ? 'secondary' : 'primary'} wide>
          {codeSent ? t(($) => $.proof.again) : t(($) => $.proof.send)}
        </Button>
      </StackedForm>
    </>
  );
}
