import { useTranslation } from 'react-i18next';
import { numberWord } from '../../../formatting/formatPeriod.ts';
import { OwnLink } from '../../../patterns/OwnLink/OwnLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { InvitePartProps } from './InviteProps.ts';

/** The member's link, and what a friend reads with it. */
export function InviteLink({ frame, state }: InvitePartProps) {
  const { t } = useTranslation('invite');
  const { t: words } = useTranslation('placeholders');
  const { link, freeDays } = state;
  const nights = {
    count: freeDays,
    number: numberWord(freeDays, { language: frame.language, words }, 'feminine'),
  };

  return (
    <Card>
      <OwnLink
        link={link}
        words={{
          label: t(($) => $.link.label),
          copy: t(($) => $.link.copy),
          share: t(($) => $.link.share),
          mail: t(($) => $.link.mail),
          copied: t(($) => $.link.copied),
          notCopied: t(($) => $.link.notCopied),
        }}
        message={{
          subject: t(($) => $.message.subject, nights),
          text: t(($) => $.message.text, nights),
        }}
      >
        <Text size="small" soft>
          {t(($) => $.link.keeps)}
        </Text>
      </OwnLink>
    </Card>
  );
}
