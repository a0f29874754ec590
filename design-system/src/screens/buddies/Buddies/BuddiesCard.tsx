import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { SheetCard } from '../../account/Subscription/SheetCard.tsx';
import { askerId } from '../../family/QuestionDialog/askerId.ts';
import type { BuddiesPartProps } from './BuddiesProps.ts';
import type { Buddy } from './BuddiesState.ts';
import { BuddyRow } from './BuddyRow.tsx';
import { BlockLink } from './PeopleCards.tsx';

/** The buddies, and what each of them shares. */
export function BuddiesCard({ frame, state, links }: BuddiesPartProps) {
  const { t } = useTranslation('buddies');
  const { buddies, full } = state;
  const dayOf = (day: string) => formatDay(day, frame.language, 'withYear', frame.country);

  function sharedBy({ shares, lastListenedOn, latestMoment }: Buddy): string[] {
    if (!shares.days && !shares.moments) return [t(($) => $.buddies.nothing)];
    return [
      ...(shares.days
        ? [
            lastListenedOn === undefined
              ? t(($) => $.buddies.notListened)
              : t(($) => $.buddies.listened, { day: dayOf(lastListenedOn) }),
          ]
        : []),
      ...(shares.moments && latestMoment === undefined ? [t(($) => $.buddies.noMoment)] : []),
    ];
  }

  return (
    <SheetCard title={t(($) => $.buddies.title)}>
      {full === true && (
        <Notice tone="warm" icon="users" title={t(($) => $.full.title)}>
          {t(($) => $.full.text)}
        </Notice>
      )}
      {buddies.length === 0 ? (
        <div>
          <Text>{t(($) => $.buddies.none)}</Text>
          <Text size="small" soft>
            {t(($) => $.buddies.noneText)}
          </Text>
        </div>
      ) : (
        <ul>
          {buddies.map((buddy) => {
            const { id, since, latestMoment } = buddy;
            const name = buddy.name || t(($) => $.unnamed);
            return (
              <BuddyRow
                key={id}
                frame={frame}
                name={name}
                details={[t(($) => $.buddies.since, { day: dayOf(since) }), ...sharedBy(buddy)]}
                more={
                  latestMoment && (
                    <TextLink href={links.moments[latestMoment.id] ?? ''}>
                      {t(($) => $.buddies.moment, { day: dayOf(latestMoment.sharedOn) })}
                    </TextLink>
                  )
                }
                actions={
                  <>
                    <LinkButton
                      id={askerId('end', id)}
                      href={links.ends[id] ?? ''}
                      size="small"
                      variant="secondary"
                      aria-label={t(($) => $.buddies.end.named, { name })}
                    >
                      {t(($) => $.buddies.end.label)}
                    </LinkButton>
                    <BlockLink links={links} id={id} name={name} />
                  </>
                }
              />
            );
          })}
        </ul>
      )}
    </SheetCard>
  );
}
