import { useTranslation } from 'react-i18next';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';

/** What to do about a failed charge. */
export function PaymentHelp({ help }: { help: string }) {
  const { t } = useTranslation('subscription');

  return (
    <Notice tone="warm" title={t(($) => $.paymentDue.title)}>
      <Sentence words={t(($) => $.paymentDue.text)} parts={{ help: <TextLink href={help} /> }} />
    </Notice>
  );
}
