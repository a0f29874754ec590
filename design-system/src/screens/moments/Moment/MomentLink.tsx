import { useTranslation } from 'react-i18next';
import { OwnLink } from '../../../patterns/OwnLink/OwnLink.tsx';

export interface MomentLinkProps {
  link: string;
  /** The title of the exercise. */
  exercise: string;
}

/** A moment’s link, to copy, share or mail. */
export function MomentLink({ link, exercise }: MomentLinkProps) {
  const { t } = useTranslation('moment');

  return (
    <OwnLink
      link={link}
      words={{
        label: t(($) => $.own.link),
        copy: t(($) => $.own.copy),
        share: t(($) => $.own.shareLink),
        mail: t(($) => $.own.mail),
        copied: t(($) => $.own.copied),
        notCopied: t(($) => $.own.notCopied),
      }}
      message={{
        subject: t(($) => $.own.message.subject),
        text: t(($) => $.own.message.text, { exercise }),
      }}
    />
  );
}
