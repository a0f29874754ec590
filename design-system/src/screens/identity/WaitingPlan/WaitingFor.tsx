import type { Language } from '@stillpoint/translations';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../primitives/Text/Text.tsx';
import { WaitingPlan } from './WaitingPlan.tsx';
import type { WaitingFor as Next } from './WaitingPlanState.ts';

export interface WaitingForProps {
  language: Language;
  next: Next;
}

/** What comes next, above a form that leads there. */
export function WaitingFor({ language, next }: WaitingForProps) {
  const { t } = useTranslation('waitingPlan');
  const { waiting, waitingCode: code, waitingLink: link } = next;

  return (
    <>
      {waiting && <WaitingPlan language={language} plan={waiting} />}
      {code && <Text soft>{t(($) => $.redeem, { code })}</Text>}
      {link && (
        <Text soft>
          {link.name === '' ? t(($) => $[link.to].unnamed) : t(($) => $[link.to].named, { name: link.name })}
        </Text>
      )}
    </>
  );
}
