import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { BillingTimeline } from '../../../patterns/BillingTimeline/BillingTimeline.tsx';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { font, space } from '../../../tokens/index.ts';
import type { RedeemProps } from './RedeemProps.ts';
import type { RedeemState } from './RedeemState.ts';

export interface AccessOfferProps extends Pick<RedeemProps, 'frame' | 'links'> {
  state: Extract<RedeemState, { status: 'signedOut' | 'open' | 'redeemed' }>;
}

/** What a code opens, from when until when, and the step that comes next. */
export function AccessOffer({ frame, state, links }: AccessOfferProps) {
  const { t } = useTranslation('redeem');
  const { length, startsOn, endsOn } = state;
  const endsPlan = state.status === 'open' && state.endsPlan === true;
  const dayOf = (day: string) => formatDay(day, frame.language, 'withYear', frame.country);
  const inYears = length.unit === 'month' && length.count % 12 === 0;
  const unit = inYears ? 'year' : length.unit;
  const count = inYears ? length.count / 12 : length.count;

  /** Who gives it goes before all else. */
  function lead(): string {
    return [giftLine(state, t), step()].filter(Boolean).join(' ');
  }

  function step(): string {
    switch (state.status) {
      case 'signedOut':
        return t(($) => $.signedOut.text);
      case 'open':
        if (endsPlan) return t(($) => $.open.endsPlan, { day: dayOf(startsOn ?? endsOn) });
        return t(($) => (state.queued === true ? $.open.queued : $.open.text));
      case 'redeemed':
        return t(($) => $.redeemed.text);
    }
  }

  return (
    <StateLayout
      frame={frame}
      scene="risen"
      header="quiet"
      title={t(($) => $[state.status === 'redeemed' ? 'redeemed' : 'open'].title[unit], { count })}
      text={lead()}
      card={
        <>
          {state.gift?.message !== undefined && <Words>{state.gift.message}</Words>}
          <BillingTimeline
            label={t(($) => $.timeline.title)}
            steps={[
              {
                title: startsOn === undefined ? t(($) => $.timeline.today) : dayOf(startsOn),
                text: t(($) => (endsPlan ? $.timeline.startAfterPlan : $.timeline.start)),
              },
              { title: dayOf(endsOn), text: t(($) => $.timeline.end) },
            ]}
          />
          <Step state={state} links={links} />
        </>
      }
    />
  );
}

function giftLine({ status, gift }: AccessOfferProps['state'], t: TFunction<'redeem'>): string {
  if (gift === undefined) return '';
  const { giverName: name, own } = gift;
  if (own !== undefined) {
    const receiver = { name: own.receiverName };
    return status === 'redeemed' ? t(($) => $.gift.ownRedeemed, receiver) : t(($) => $.gift.own, receiver);
  }
  return name === undefined ? t(($) => $.gift.fromNobody) : t(($) => $.gift.from, { name });
}

function Step({ state, links }: Omit<AccessOfferProps, 'frame'>) {
  const { t } = useTranslation('redeem');

  switch (state.status) {
    case 'signedOut':
      return (
        <Steps>
          <LinkButton href={links.register} wide>
            {t(($) => $.signedOut.register)}
          </LinkButton>
          <LinkButton href={links.login} variant="secondary" wide>
            {t(($) => $.signedOut.login)}
          </LinkButton>
        </Steps>
      );
    case 'open':
      return (
        <form method="post" action={links.submit}>
          <input type="hidden" name="step" value="redeem" />
          <input type="hidden" name="userId" value={state.userId} />
          <input type="hidden" name="code" value={state.code} />
          {state.endsPlan === true && <input type="hidden" name="endsPlanOn" value={state.startsOn} />}
          <Steps>
            <Button type="submit" wide>
              {t(($) => (state.endsPlan === true ? $.open.submitEndsPlan : $.open.submit))}
            </Button>
            {state.gift?.own && (
              <LinkButton href={links.ownGift} variant="secondary" wide>
                {t(($) => $.gift.passOn)}
              </LinkButton>
            )}
            {state.endsPlan === true && (
              <LinkButton href={links.subscription} variant="secondary" wide>
                {t(($) => $.open.keepPlan)}
              </LinkButton>
            )}
          </Steps>
        </form>
      );
    case 'redeemed':
      return (
        <>
          <LinkButton href={links.app} wide>
            {t(($) => $.redeemed.open)}
          </LinkButton>
          <Text size="small" soft>
            {t(($) => $.redeemed.code, { code: state.code })}{' '}
            <TextLink variant="action" href={links.subscription}>
              {t(($) => $.next.subscription)}
            </TextLink>
          </Text>
        </>
      );
  }
}

/** The giver's words, in their lines. */
const Words = styled.p`
  margin: 0;
  font-family: ${font.display};
  font-size: 1.3125rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Steps = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;
