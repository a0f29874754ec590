import { useTranslation } from 'react-i18next';
import { EmailAddress, type EmailAddressProps } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';

/** Which account is logged in. */
export function SignedInAs({ email }: { email: string }) {
  const { t } = useTranslation('referralSignup');

  return (
    <Text size="small">
      <Sentence words={t(($) => $.account.loggedIn, { email })} parts={{ strong: <Address /> }} />
    </Text>
  );
}

function Address({ children }: EmailAddressProps) {
  return (
    <strong>
      <EmailAddress>{children}</EmailAddress>
    </strong>
  );
}
