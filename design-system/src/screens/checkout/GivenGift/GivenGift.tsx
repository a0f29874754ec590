import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { OtherAccount } from '../../account/OtherAccount/OtherAccount.tsx';
import { GiftToGive } from './GiftToGive.tsx';
import type { GivenGiftProps } from './GivenGiftProps.ts';
import type { GivenGiftState } from './GivenGiftState.ts';

/** A gift for its giver: the page to print, the mail once more, another address, the refund, and what became of it. */
export function GivenGift({ frame, state, links }: GivenGiftProps) {
  const { t } = useTranslation('gift');

  switch (state.status) {
    case 'given':
      return <GiftToGive frame={frame} state={state} links={links} />;
    case 'otherAccount':
      return <OtherAccount frame={frame} links={links} />;
    case 'notFound':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          header="quiet"
          title={t(($) => $.pay.notFound.title)}
          text={t(($) => $.pay.notFound.text)}
          actions={<LinkButton href={links.give}>{t(($) => $.pay.notFound.next)}</LinkButton>}
        />
      );
    case 'open':
    case 'redeemed':
    case 'refunded':
    case 'expired':
      return <Ended frame={frame} state={state} links={links} />;
  }
}

interface EndedProps extends Pick<GivenGiftProps, 'frame' | 'links'> {
  state: Extract<GivenGiftState, { status: 'open' | 'redeemed' | 'refunded' | 'expired' }>;
}

/** One message, where there is nothing to do. */
function Ended({ frame, state, links }: EndedProps) {
  const { t } = useTranslation('gift');
  const name = state.gift.receiverName;

  function words(): { title: string; text: string } {
    switch (state.status) {
      case 'open':
        return { title: t(($) => $.given.open.title), text: t(($) => $.given.open[state.order]) };
      case 'redeemed': {
        const day = formatDay(state.on, frame.language, 'withYear', frame.country);
        return {
          title: t(($) => $.given.redeemed.title, { name }),
          text: t(($) => $.given.redeemed.text, { day }),
        };
      }
      case 'refunded': {
        const amount = formatMoney(state.amount, frame.language);
        return {
          title: t(($) => $.given.refunded.title),
          text: t(($) => $.given.refunded.text, { name, amount }),
        };
      }
      case 'expired':
        return { title: t(($) => $.given.expired.title), text: t(($) => $.given.expired.text, { name }) };
    }
  }

  return (
    <StateLayout
      frame={frame}
      scene="still"
      header="quiet"
      {...words()}
      actions={
        <>
          {state.status === 'open' && (
            <LinkButton href={links.retry}>{t(($) => $.given.open.look)}</LinkButton>
          )}
          <LinkButton href={links.subscription} variant="plain">
            {t(($) => $.given.subscription)}
          </LinkButton>
        </>
      }
    />
  );
}
