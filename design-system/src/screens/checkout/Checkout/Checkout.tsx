'use client';

import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { media } from '../../../tokens/index.ts';
import { EmployerPaysNotice } from '../EmployerPaysNotice/EmployerPaysNotice.tsx';
import { FamilyAccessNotice } from '../FamilyAccessNotice/FamilyAccessNotice.tsx';
import { Buyer } from './Buyer.tsx';
import { OrderCard } from './OrderCard.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { PurchaseStep } from './PurchaseStep.tsx';
import { QuoteAnnouncement } from './QuoteAnnouncement.tsx';
import { shownQuote } from './buyableQuote.ts';
import type { TypedPostalCode } from './PostalCodeRow.tsx';
import type { PlanState } from './CheckoutState.ts';
import type { CheckoutProps } from './CheckoutProps.ts';

/** The checkout on one page: whose it is, the order, payment and purchase. */
export function Checkout({ frame, state, links, ...handlers }: CheckoutProps) {
  const { buyer, plan, region, payment, quote, purchase } = state;
  const shown = shownQuote(quote);
  const chosen = plan.options.find(({ code }) => code === plan.chosen);
  const typedPostalCode = useRef<TypedPostalCode>(null);
  // Dates are written as in the country that is billed.
  const billed = { ...frame, country: region.country };

  return (
    <Page frame={frame}>
      <SiteHeader frame={frame} variant="secure" />
      <Container>
        <Layout>
          <Head>
            <Title plan={plan} follows={shown?.follows !== undefined} />
            <Buyer email={buyer.email} switchAccount={links.switchAccount} />
            <EmployerPaysNotice employer={buyer.employer} app={links.app} />
            {/* That the family is left is told with the order. */}
            <FamilyAccessNotice
              access={chosen?.kind === 'family' ? undefined : buyer.family}
              dateLocale={frame}
              family={links.family}
            />
          </Head>
          <Order>
            <OrderCard
              frame={billed}
              links={links}
              state={state}
              typedPostalCode={typedPostalCode}
              {...handlers}
            />
          </Order>
          {quote.status !== 'countryWanted' && (
            <Paying>
              <PaymentStep frame={billed} state={payment} quote={quote} purchase={purchase} {...handlers} />
              <PurchaseStep
                frame={billed}
                links={links}
                state={state}
                typedPostalCode={typedPostalCode}
                {...handlers}
              />
            </Paying>
          )}
        </Layout>
      </Container>
      <QuoteAnnouncement frame={billed} state={quote} />
    </Page>
  );
}

function Title({ plan, follows }: { plan: PlanState; follows: boolean }) {
  const { t } = useTranslation('checkout');
  const chosen = plan.options.find(({ code }) => code === plan.chosen);

  function words(): string {
    if (follows) return t(($) => $.title.follows);
    if (chosen?.trialDays !== undefined) return t(($) => $.title.trial, { count: chosen.trialDays });
    return chosen?.kind === 'family' ? t(($) => $.title.family) : t(($) => $.title.today);
  }

  return (
    <Heading level={1} size="h1" stop>
      {words()}
    </Heading>
  );
}

// Reading order and tab order are the same: heading, order, payment. On wide screens the order is a second column. On
// narrow ones all parts are children of one box, along which the bar at the foot can stick.
const Layout = styled(Main)`
  display: grid;
  grid-template: auto 1fr / minmax(0, 7fr) minmax(0, 5fr);
  gap: 2rem clamp(2rem, 5vw, 4.5rem);
  align-items: start;
  padding-block: clamp(1.5rem, 3vw, 2.5rem) 5rem;

  ${media.narrow} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: 1.5rem;
    padding-block: 0.25rem 0;

    /* What has focus is scrolled clear of the bar at the foot. */
    & :is(a, button, input, select, summary, [tabindex]) {
      scroll-margin-block-end: 10rem;
    }
  }
`;

const Head = styled.div`
  display: grid;
  gap: 1.1rem;
  min-inline-size: 0;
`;

const Order = styled.div`
  grid-area: 1 / 2 / span 2;
  block-size: 100%;
  min-inline-size: 0;

  ${media.narrow} {
    grid-area: auto;
  }
`;

const Paying = styled.div`
  display: grid;
  gap: 1.25rem;
  min-inline-size: 0;

  ${media.narrow} {
    display: contents;
  }
`;
