import { useTranslation } from 'react-i18next';
import { BillingTimeline } from '../../../patterns/BillingTimeline/BillingTimeline.tsx';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { timelineSteps } from '../timelineSteps.ts';
import type { CheckoutConfirmationProps } from './CheckoutConfirmationProps.ts';
import type { ConfirmedPurchase } from './CheckoutConfirmationState.ts';

export interface ConfirmedProps extends Pick<CheckoutConfirmationProps, 'frame' | 'links'> {
  purchase: ConfirmedPurchase;
}

/** A confirmed purchase: its timeline, and a link to the product. */
export function Confirmed({ frame, purchase, links }: ConfirmedProps) {
  const { t } = useTranslation('checkoutConfirmation');
  const { plan, period, trialDays, follows, paidWith, country, email, refundDays } = purchase;
  const begunFamily = plan === 'family' && follows === undefined;

  function lead(): string {
    if (follows !== undefined) return t(($) => $.confirmed.follows);
    if (trialDays !== undefined) return t(($) => $.confirmed.trial, { count: trialDays });
    return t(($) => $.confirmed[plan]);
  }

  // A receipt is sent only after a charge: there is none during free days or before a queued plan begins.
  function mailWords(): string {
    const chargedToday = trialDays === undefined && follows === undefined;
    const address = { email: `<address>${email}</address>` };
    return chargedToday ? t(($) => $.confirmed.receipt, address) : t(($) => $.confirmed.mail, address);
  }

  function payment(): string {
    if (paidWith === undefined) return '';
    return paidWith.method === 'card'
      ? t(($) => $.confirmed.card, { brand: paidWith.brand, last4: paidWith.last4 })
      : t(($) => $.confirmed.paypal);
  }

  function guarantee(): string {
    return refundDays === undefined ? '' : t(($) => $.confirmed.guarantee, { count: refundDays });
  }

  return (
    <StateLayout
      frame={frame}
      scene="risen"
      header="quiet"
      title={t(($) => $.confirmed.title)}
      text={lead()}
      card={
        <>
          <BillingTimeline
            label={t(($) => $.timeline.title)}
            steps={timelineSteps(
              purchase,
              { ...frame, country },
              {
                today: t(($) => $.timeline.today),
                opens: t(($) => $.timeline.opens),
                paid: t(($) => $.timeline.paid[period]),
                reminder: t(($) => $.timeline.reminder),
                charge: (renewal) => t(($) => $.timeline.charge[period], renewal),
                first: t(($) => $.timeline.first[period]),
                meanwhile: t(($) => $.timeline.meanwhile[period]),
                renewal: t(($) => $.timeline.renewal[period]),
              },
            )}
          />
          {begunFamily && (
            <LinkButton href={links.ownerInvite} wide>
              {t(($) => $.confirmed.invite)}
            </LinkButton>
          )}
          <LinkButton href={links.open} variant={begunFamily ? 'plain' : 'primary'} wide>
            {t(($) => $.confirmed.open)}
          </LinkButton>
          <Text size="small" soft>
            <Sentence words={mailWords()} parts={{ address: <EmailAddress /> }} /> {payment()} {guarantee()}{' '}
            <TextLink variant="action" href={links.subscription}>
              {t(($) => $.confirmed.subscription)}
            </TextLink>
          </Text>
        </>
      }
    />
  );
}
