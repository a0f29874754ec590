import { useTranslation } from 'react-i18next';
import { OwnLink } from '../../../patterns/OwnLink/OwnLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { askerId } from '../../family/QuestionDialog/askerId.ts';
import type { BuddiesPartProps } from './BuddiesProps.ts';

/** The person's link, by which others ask, and the way to replace it. */
export function BuddyLink({ state, links }: Omit<BuddiesPartProps, 'frame'>) {
  const { t } = useTranslation('buddies');
  const { link, invitedBy } = state;

  return (
    <Card>
      <OwnLink
        link={link}
        // Where a person can be asked, that comes first.
        variant={invitedBy === undefined ? 'primary' : 'secondary'}
        words={{
          label: t(($) => $.link.label),
          copy: t(($) => $.link.copy),
          share: t(($) => $.link.share),
          mail: t(($) => $.link.mail),
          copied: t(($) => $.link.copied),
          notCopied: t(($) => $.link.notCopied),
        }}
        message={{ subject: t(($) => $.message.subject), text: t(($) => $.message.text) }}
      >
        <Text size="small" soft>
          {t(($) => $.link.note)}
        </Text>
        <Text size="small" soft>
          {t(($) => $.link.replaceText)}
        </Text>
        <div>
          <LinkButton id={askerId('replace')} href={links.replace} size="small" variant="secondary">
            {t(($) => $.link.replace)}
          </LinkButton>
        </div>
      </OwnLink>
    </Card>
  );
}
