import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { ScriptNeeded } from '../ScriptNeeded/ScriptNeeded.tsx';
import { BelowCard, Ways } from './BelowCard.tsx';
import type { MomentProps } from './MomentProps.ts';

export interface MemberInviteProps {
  /** Whether this member has reported the moment. */
  reported: boolean;
  links: Pick<MomentProps['links'], 'share' | 'community' | 'report'>;
}

/** Leads a member on to a moment of their own, and to those of others. */
export function MemberInvite({ reported, links }: MemberInviteProps) {
  const { t } = useTranslation('moment');

  return (
    <BelowCard>
      <Text>{t(($) => $.member.text)}</Text>
      <ScriptNeeded />
      <Ways>
        <LinkButton href={links.share} variant="secondary">
          {t(($) => $.member.link)}
        </LinkButton>
        <LinkButton href={links.community} variant="plain">
          {t(($) => $.member.community)}
        </LinkButton>
        {!reported && (
          <LinkButton href={links.report} variant="plain">
            {t(($) => $.member.report)}
          </LinkButton>
        )}
      </Ways>
      {reported && (
        <Text size="small" soft>
          {t(($) => $.member.reported)}
        </Text>
      )}
    </BelowCard>
  );
}
