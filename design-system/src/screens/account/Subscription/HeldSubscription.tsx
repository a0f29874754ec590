import { styled } from 'styled-components';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { SiteFooter } from '../../../patterns/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { media, space } from '../../../tokens/index.ts';
import { Hero } from './Hero.tsx';
import { Guarantee, PaymentHelp } from './Notes.tsx';
import { PlanCard } from './PlanCard.tsx';
import { Road } from './Road.tsx';
import type { SubscriptionProps } from './Subscription.tsx';
import type { SubscriptionState } from './Subscription.states.ts';
import { Way } from './Way.tsx';

/** A subscription that there is something to tell of. */
export type HeldState = Exclude<SubscriptionState, { status: 'none' | 'unavailable' }>;

export type HeldProps = Omit<SubscriptionProps, 'state'> & { state: HeldState };

/** What somebody has: the day it stands at, the plan, and the road ahead. */
export function HeldSubscription(props: HeldProps) {
  const { frame, state } = props;
  const { language } = frame;

  return (
    <Page frame={frame}>
      <SiteHeader frame={frame} />
      <Container>
        <Body>
          <Hero state={state} language={language} />
          <Columns>
            <Column>
              <PlanCard state={state} language={language} />
              {state.status !== 'otherSource' && <Way {...props} />}
            </Column>
            {state.status === 'otherSource' ? (
              <Way {...props} />
            ) : (
              <Column>
                {state.status === 'paymentDue' && <PaymentHelp help={props.links.help} />}
                <Road state={state} language={language} />
                {state.refund !== undefined && (
                  <Guarantee
                    refund={state.refund}
                    beforeCharge={state.status === 'trial'}
                    language={language}
                    help={props.links.help}
                  />
                )}
              </Column>
            )}
          </Columns>
        </Body>
      </Container>
      <SiteFooter frame={frame} />
    </Page>
  );
}

const Body = styled(Main)`
  padding-block-end: clamp(4rem, 8vw, 7rem);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  gap: clamp(2rem, 4vw, 3.5rem);
  align-items: start;
  margin-block-start: clamp(1.75rem, 4vw, 3.5rem);

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space[5]};
`;
