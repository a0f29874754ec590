import { styled } from 'styled-components';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { SiteFooter } from '../../../patterns/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { media, space } from '../../../tokens/index.ts';
import { Hero } from './Hero.tsx';
import { Guarantee, type GuaranteeProps, PaymentHelp } from './Notices.tsx';
import { PlanCard } from './PlanCard.tsx';
import { Timeline } from './Timeline.tsx';
import type { SubscriptionProps } from './SubscriptionProps.ts';
import type { CurrentPlanState } from './SubscriptionState.ts';
import { ManageLinks } from './ManageLinks.tsx';

export interface CurrentPlanProps extends Pick<SubscriptionProps, 'frame' | 'links'> {
  state: CurrentPlanState;
}

/** The plan of a customer: its status today, its facts, and what happens when. */
export function CurrentPlan({ frame, state, links }: CurrentPlanProps) {
  const guarantee = guaranteeOf(state);

  return (
    <Page frame={frame}>
      <SiteHeader frame={frame} />
      <Container>
        <Body>
          <Hero state={state} dateLocale={frame} />
          <Columns>
            <Column>
              <PlanCard state={state} dateLocale={frame} />
              {state.status !== 'otherSource' && <ManageLinks state={state} links={links} />}
            </Column>
            {state.status === 'otherSource' ? (
              <ManageLinks state={state} links={links} />
            ) : (
              <Column>
                {state.status === 'paymentDue' && <PaymentHelp help={links.help} />}
                <Timeline state={state} dateLocale={frame} />
                {guarantee !== undefined && <Guarantee {...guarantee} dateLocale={frame} help={links.help} />}
              </Column>
            )}
          </Columns>
        </Body>
      </Container>
      <SiteFooter frame={frame} />
    </Page>
  );
}

/** The guarantee of the plan that runs or, where it has none, of the next one. */
function guaranteeOf(state: CurrentPlanState): Pick<GuaranteeProps, 'refund' | 'beforeCharge'> | undefined {
  if (state.status === 'otherSource') return undefined;
  if (state.refund !== undefined) return { refund: state.refund, beforeCharge: state.status === 'trial' };
  const refund = state.status === 'ending' ? state.queued?.refund : undefined;
  return refund && { refund, beforeCharge: true };
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
