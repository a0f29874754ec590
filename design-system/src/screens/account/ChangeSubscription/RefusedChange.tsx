import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { PaymentDueNotice } from '../../../patterns/Page/PaymentDueNotice.tsx';
import type { ChangePartProps, ChangeSubscriptionProps } from './ChangeSubscriptionProps.ts';
import { HeldWithdrawal } from './HeldWithdrawal.tsx';
import type { ChangeRefusal } from './ChangeSubscriptionState.ts';

/** Why nothing was changed, and the step that helps. */
export function RefusedChange({ frame, state, links }: ChangePartProps<'refused'>) {
  const { t } = useTranslation('changeSubscription');
  const { reason, day, paymentDue, heldSince } = state;
  const step = stepAfter[reason];

  return (
    <StateLayout
      frame={frame}
      scene="passing"
      header="quiet"
      title={t(($) => $.refused.title[aboutMoney.has(reason) ? 'money' : 'rule'])}
      text={t(($) => $.refused.text[reason], {
        day: day === undefined ? '' : formatDay(day, frame.language, 'withYear', frame.country),
      })}
      actions={
        <>
          {step !== 'subscription' && (
            <LinkButton href={links[step]}>{t(($) => $.refused.step[step])}</LinkButton>
          )}
          <LinkButton href={links.subscription} variant={step === 'subscription' ? 'primary' : 'plain'}>
            {t(($) => $.subscription)}
          </LinkButton>
        </>
      }
    >
      <PaymentDueNotice due={paymentDue} dateLocale={frame} />
      <HeldWithdrawal frame={frame} since={heldSince} />
    </StateLayout>
  );
}

const aboutMoney: ReadonlySet<ChangeRefusal> = new Set([
  'PAYMENT_DECLINED',
  'PAYMENT_METHOD_EXPIRED',
  'PAYMENT_DUE',
  'ORDER_REFUSED',
]);

type Step = Extract<
  keyof ChangeSubscriptionProps['links'],
  'subscription' | 'retry' | 'help' | 'plans' | 'cancel' | 'changePayment' | 'student'
>;

const stepAfter: Record<ChangeRefusal, Step> = {
  NOTHING_TO_CHANGE: 'plans',
  CHANGED_ELSEWHERE: 'subscription',
  SAME_PLAN: 'subscription',
  PLAN_NOT_CHANGEABLE: 'help',
  NOTHING_PLANNED: 'subscription',
  RENEWAL_IS_OFF: 'subscription',
  RENEWAL_IS_ON: 'subscription',
  NEVER_RENEWS: 'plans',
  SUBSCRIPTION_CANCELLED: 'plans',
  FREE_DAYS: 'cancel',
  PAYMENT_DUE: 'changePayment',
  PAUSE_PLANNED: 'subscription',
  PLAN_CHANGE_PLANNED: 'subscription',
  NOT_PAUSED: 'subscription',
  PURCHASE_OPEN: 'retry',
  CHANGE_OPEN: 'retry',
  PLAN_QUEUED: 'cancel',
  PLAN_WAITS: 'subscription',
  PLAN_NOT_SOLD: 'retry',
  CHANGE_NOT_FOUND: 'subscription',
  PAYMENT_DECLINED: 'retry',
  PAYMENT_METHOD_EXPIRED: 'changePayment',
  ORDER_REFUSED: 'retry',
  NO_GUARANTEE: 'help',
  NO_WITHDRAWAL: 'help',
  NO_STUDENT_PRICE: 'subscription',
  STUDENT_NOT_VERIFIED: 'student',
  STUDENT_PRICE_RUNS: 'subscription',
};
