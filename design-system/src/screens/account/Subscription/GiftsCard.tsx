import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { AllInvoices } from './AllInvoices.tsx';
import { AccountRow } from '../Account/AccountRow.tsx';
import { ChangeLink } from '../Account/ChangeLink.tsx';
import { SheetCard, SheetRows } from './SheetCard.tsx';
import type { HeldGift, SubscriptionHistory } from './SubscriptionState.ts';

export interface GiftsCardProps {
  history: SubscriptionHistory;
  dateLocale: DateLocale;
  /** The page of a gift that was given, without its query. */
  page: string | undefined;
  /** Where a gift is given. */
  give: string | undefined;
  /** The member's own link, which gives free days to friends. */
  invite: string | undefined;
  /** All invoices. Where plans were paid too, the card of payments leads there. */
  invoices: string | undefined;
}

/** The gifts that were given and received, and the way to another one. */
export function GiftsCard({
  history,
  dateLocale: { language, country },
  page,
  give,
  invite,
  invoices,
}: GiftsCardProps) {
  const { t } = useTranslation('subscription');
  const gifts = history.status === 'kept' ? (history.gifts ?? []) : [];
  if (gifts.length === 0 && give === undefined) return null;
  const onlyGifts = history.status === 'kept' && history.payments.length === 0;
  const paidHere = onlyGifts && gifts.some(({ direction }) => direction === 'given');

  function nameOf(gift: HeldGift): string {
    if (gift.direction === 'given') return t(($) => $.gifts.given, { name: gift.name });
    const { name } = gift;
    return name === undefined ? t(($) => $.gifts.received) : t(($) => $.gifts.receivedFrom, { name });
  }

  return (
    <SheetCard title={t(($) => $.gifts.title)}>
      <SheetRows>
        {gifts.map((gift, at) => {
          const day = formatDay(gift.on, language, 'withYear', country);
          const standing = gift.direction === 'given' ? gift.standing : 'opened';
          return (
            <AccountRow
              key={at}
              icon="gift"
              name={nameOf(gift)}
              details={[t(($) => $.gifts.kind[gift.kind]), t(($) => $.gifts.standing[standing], { day })]}
              action={
                gift.direction === 'given' &&
                page !== undefined && (
                  <ChangeLink
                    href={`${page}?gift=${gift.id}`}
                    label={t(($) => $.gifts.open)}
                    name={t(($) => $.gifts.openNamed, { name: gift.name })}
                  />
                )
              }
            />
          );
        })}
        {give !== undefined && (
          <AccountRow
            icon="gift"
            room="sentences"
            name={t(($) => $.gifts.give)}
            details={[t(($) => $.gifts.giveText)]}
            action={
              <ChangeLink href={give} label={t(($) => $.gifts.giveNow)} name={t(($) => $.gifts.giveNamed)} />
            }
          />
        )}
        {invite !== undefined && (
          <AccountRow
            icon="moon"
            room="sentences"
            name={t(($) => $.gifts.invite)}
            details={[t(($) => $.gifts.inviteText)]}
            action={
              <ChangeLink
                href={invite}
                label={t(($) => $.gifts.inviteNow)}
                name={t(($) => $.gifts.inviteNamed)}
              />
            }
          />
        )}
      </SheetRows>
      {paidHere && invoices !== undefined && <AllInvoices href={invoices} />}
    </SheetCard>
  );
}
