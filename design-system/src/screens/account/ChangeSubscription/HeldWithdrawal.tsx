import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../formatting/formatMoment.ts';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { Text } from '../../../primitives/Text/Text.tsx';

export interface HeldWithdrawalProps {
  frame: PageFrame;
  /** The ISO instant that counts; absent where nothing is held. */
  since: string | undefined;
}

/** Says that a withdrawal that could not be made is written down. */
export function HeldWithdrawal({ frame: { language, country }, since }: HeldWithdrawalProps) {
  const { t } = useTranslation('changeSubscription');
  if (since === undefined) return null;

  return (
    <Text size="small">{t(($) => $.held, { moment: `${formatMoment(since, language, country)} UTC` })}</Text>
  );
}
