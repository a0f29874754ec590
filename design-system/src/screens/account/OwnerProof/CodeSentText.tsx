import { useTranslation } from 'react-i18next';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';

/** Says where a code was mailed, and for how long it can be used. */
export function CodeSentText({ email }: { email: string }) {
  const { t } = useTranslation('account');

  return (
    <Text size="small" soft>
      <Sentence words={t(($) => $.password.codeSent, { email })} parts={{ email: <EmailAddress /> }} />
    </Text>
  );
}
