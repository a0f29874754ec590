import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { SwitchAccount } from '../../../patterns/SwitchAccount/SwitchAccount.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import type { CheckoutErrorState, WordsOfTheService } from './CheckoutErrorState.ts';

export interface CheckoutErrorProps {
  frame: PageFrame;
  state: CheckoutErrorState;
  links: {
    /** Checkout without a voucher. */
    checkout: string;
    /** Logs out, and comes back to log in with another account. */
    switchAccount: string;
    help: string;
    /** Where each plan that can follow is offered, by its code. */
    instead: Readonly<Record<string, string>>;
  };
}

/** The page for customers who may not buy: the reason and one action. */
export function CheckoutError({ frame, state, links }: CheckoutErrorProps) {
  const { t } = useTranslation('checkoutError');
  const { status } = state;
  const fromService: WordsOfTheService = status === 'NOT_YOUR_ACCOUNT' ? {} : state;
  const instead = status === 'ALREADY_SUBSCRIBER' ? (state.instead ?? []) : [];
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
      case 'ALREADY_SUBSCRIBER': {
        const reason = dated(state.status, state.renewalDate);
        if (!state.trialRefused) return reason;
        const way = instead.length > 0 ? 'insteadLater' : 'instead';
        return `${reason} ${t(($) => $.ALREADY_SUBSCRIBER[way])}`;
      }
      case 'unknown':
        return state.description ?? dated(state.status, state.renewalDate);
      default:
        return dated(state.status, state.renewalDate);
    }
  }

  function dated(
    dateStatus: Extract<CheckoutErrorState, { renewalDate?: string }>['status'],
    date: string | undefined,
  ): string {
    return date === undefined
      ? t(($) => $[dateStatus].description)
      : t(($) => $[dateStatus].descriptionWithDay, {
          day: formatDay(date, frame.language, 'withYear', frame.country),
        });
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
          {instead.map(({ code, kind }, index) => (
            <LinkButton key={code} href={links.instead[code] ?? links.checkout} variant={rank(index)}>
              {t(($) => $.ALREADY_SUBSCRIBER.plan[kind])}
            </LinkButton>
          ))}
          {status === 'NOT_YOUR_ACCOUNT' ? (
            <SwitchAccount action={links.switchAccount}>{cta}</SwitchAccount>
          ) : (
            <LinkButton href={fromService.ctaLink ?? links.checkout} variant={rank(instead.length)}>
              {cta}
            </LinkButton>
          )}
          <LinkButton href={links.help} variant="plain">
            {t(($) => $.help)}
          </LinkButton>
        </>
      }
    />
  );
}

/** The first action is the main one. */
function rank(index: number): 'primary' | 'secondary' {
  return index === 0 ? 'primary' : 'secondary';
}
