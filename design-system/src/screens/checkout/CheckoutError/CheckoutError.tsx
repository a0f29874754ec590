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

/** The page for customers who may not buy: the reason and one action. */
export function CheckoutError({ frame, state, links }: CheckoutErrorProps) {
  const { t } = useTranslation('checkoutError');
  const { title, description, cta, ctaLink } = words();

  function words(): { title: string; description: string; cta: string; ctaLink: string } {
    const ours = t(($) => $.title);
    switch (state.status) {
      case 'ALREADY_SUBSCRIBER':
      case 'SUBSCRIPTION_ALREADY_QUEUED':
      case 'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION':
      case 'CANNOT_UPGRADE':
        return {
          title: ours,
          description: dated(state.status, state.renewalDate),
          cta: t(($) => $[state.status].cta),
          ctaLink: links.subscription,
        };
      case 'CANNOT_SUBSCRIBE':
        return {
          title: ours,
          description:
            state.voucherCode === undefined
              ? t(($) => $.CANNOT_SUBSCRIBE.description)
              : t(($) => $.CANNOT_SUBSCRIBE.descriptionWithVoucher, { code: state.voucherCode }),
          cta: t(($) => $.CANNOT_SUBSCRIBE.cta),
          ctaLink: links.checkout,
        };
      case 'DEFAULT_PAYMENT_METHOD_EXPIRED':
        return {
          title: ours,
          description: t(($) => $.DEFAULT_PAYMENT_METHOD_EXPIRED.description),
          cta: t(($) => $.DEFAULT_PAYMENT_METHOD_EXPIRED.cta),
          ctaLink: links.otherCard,
        };
      case 'NOT_YOUR_ACCOUNT':
        return {
          title: ours,
          description: state.mayHaveBought
            ? t(($) => $.NOT_YOUR_ACCOUNT.descriptionMayHaveBought)
            : t(($) => $.NOT_YOUR_ACCOUNT.description),
          cta: t(($) => $.NOT_YOUR_ACCOUNT.cta),
          ctaLink: links.switchAccount,
        };
      case 'unknown':
        return {
          title: state.title ?? ours,
          description: state.description ?? dated('unknown', state.renewalDate),
          cta: state.cta ?? t(($) => $.unknown.cta),
          ctaLink: state.ctaLink ?? links.checkout,
        };
    }
  }

  function dated(
    status: Extract<CheckoutErrorState, { renewalDate?: string }>['status'],
    date: string | undefined,
  ): string {
    return date === undefined
      ? t(($) => $[status].description)
      : t(($) => $[status].descriptionWithDay, { day: formatDay(date, frame.language) });
  }

  return (
    <StateLayout
      frame={frame}
      scene="passing"
      header="secure"
      title={title}
      text={description}
      actions={
        <>
          {state.status === 'NOT_YOUR_ACCOUNT' ? (
            <SwitchAccount action={ctaLink}>{cta}</SwitchAccount>
          ) : (
            <LinkButton href={ctaLink}>{cta}</LinkButton>
          )}
          <LinkButton href={links.help} variant="plain">
            {t(($) => $.help)}
          </LinkButton>
        </>
      }
    />
  );
}
