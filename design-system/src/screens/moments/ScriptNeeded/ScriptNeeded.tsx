import { useTranslation } from 'react-i18next';
import { Text } from '../../../primitives/Text/Text.tsx';

/** Says, where no script runs, that sharing needs one: it counts how far a person has listened. */
export function ScriptNeeded() {
  const { t } = useTranslation('moments');

  return (
    <noscript>
      <Text size="small" soft>
        {t(($) => $.withoutScript)}
      </Text>
    </noscript>
  );
}
