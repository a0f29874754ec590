import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { SwitchAccount } from '../SwitchAccount.tsx';
import type { CheckoutErrorState } from './CheckoutErrorState.ts';

export interface CheckoutErrorProps {
  frame: PageFrame;
  state: CheckoutErrorState;
  links: {
    subscription: string;
    /** Checkout without a voucher. */
    checkout: string;
    /** Checkout with another card. */
    otherCard: string;
    /** Logs out, and comes back to log in with another account. */
    switchAccount: string;
    help: string;
  };
}

type WordsOfTheService = Partial<Record<'title' | 'description' | 'cta' | 'ctaLink', string>>;

/** Where the action of each code leads. */
const linkOf = {
  ALREADY_SUBSCRIBER: 'subscription',
  SUBSCRIPTION_ALREADY_QUEUED: 'subscription',
  CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION: 'subscription',
  CANNOT_UPGRADE: 'subscription',
  CANNOT_SUBSCRIBE: 'checkout',
  DEFAULT_PAYMENT_METHOD_EXPIRED: 'otherCard',
  unknown: 'checkout',
} as const satisfies Record<
  Exclude<CheckoutErrorState['status'], 'NOT_YOUR_ACCOUNT'>,
  keyof CheckoutErrorProps['links']
>;

/** The page for customers who may not buy: the reason and one action. */
export function CheckoutError({ frame, state, links }: CheckoutErrorProps) {
  const { t } = useTranslation('checkoutError');
  const { status } = state;
  const fromService: WordsOfTheService = status === 'unknown' ? state : {};
  const cta = fromService.cta ?? t(($) => $[status].cta);

  function description(): string {
    switch (state.status) {
      case 'CANNOT_SUBSCRIBE':
        return state.voucherCode === undefined
          ? t(($) => $.CANNOT_SUBSCRIBE.description)
          : t(($) => $.CANNOT_SUBSCRIBE.descriptionWithVoucher, { code: state.voucherCode });
      case 'DEFAULT_PAYMENT_METHOD_EXPIRED':
        return t(($) => $.DEFAULT_PAYMENT_METHOD_EXPIRED.description);
      case 'NOT_YOUR_ACCOUNT':
        return state.mayHaveBought
          ? t(($) => $.NOT_YOUR_ACCOUNT.descriptionMayHaveBought)
          : t(($) => $.NOT_YOUR_ACCOUNT.description);
      default:
        return fromService.description ?? dated(state.status, state.renewalDate);
    }
  }

  function dated(
    dateStatus: Extract<CheckoutErrorState, { renewalDate?: string }>['status'],
    date: string | undefined,
  ): string {
    return date === undefined
      ? t(($) => $[dateStatus].description)
      : t(($) => $[dateStatus].descriptionWithDay, { day: formatDay(date, frame.language) });
  }

  return (
    <StateLayout
      frame={frame}
      scene="passing"
      header="secure"
      title={fromService.title ?? t(($) => $.title)}
      text={description()}
      actions={
        <>
          {status === 'NOT_YOUR_ACCOUNT' ? (
            <SwitchAccount action={links.switchAccount}>{cta}</SwitchAccount>
          ) : (
            <LinkButton href={fromService.ctaLink ?? links[linkOf[status]]}>{cta}</LinkButton>
          )}
          <LinkButton href={links.help} variant="plain">
            {t(($) => $.help)}
          </LinkButton>
        </>
      }
    />
  );
}
