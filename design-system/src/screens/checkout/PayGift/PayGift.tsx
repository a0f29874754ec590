'use client';

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { media } from '../../../tokens/index.ts';
import { OtherAccount } from '../../account/OtherAccount/OtherAccount.tsx';
import { Buyer } from '../Checkout/Buyer.tsx';
import { PaymentStep } from '../Checkout/PaymentStep.tsx';
import { GiftOrder } from './GiftOrder.tsx';
import { GiftPurchase } from './GiftPurchase.tsx';
import type { PayGiftProps } from './PayGiftProps.ts';

/** What a gift costs, once, and its payment: by the parts of the checkout. */
export function PayGift({ frame, state, links, ...handlers }: PayGiftProps) {
  const { t } = useTranslation('gift');

  switch (state.status) {
    case 'otherAccount':
      return (
        <OtherAccount
          frame={frame}
          links={links}
          {...(state.mayHaveBought && {
            words: { title: t(($) => $.pay.mayHaveBought.title), text: t(($) => $.pay.mayHaveBought.text) },
          })}
        />
      );
    case 'notFound':
    case 'unavailable':
      return (
        <StateLayout
          frame={frame}
          scene={state.status === 'notFound' ? 'still' : 'passing'}
          header="quiet"
          title={t(($) => $.pay[state.status].title)}
          text={t(($) => $.pay[state.status].text)}
          actions={
            <LinkButton href={state.status === 'notFound' ? links.change : links.submit}>
              {t(($) => $.pay[state.status].next)}
            </LinkButton>
          }
        />
      );
    case 'open': {
      const billed = { ...frame, country: state.country };
      return (
        <Page frame={frame}>
          <SiteHeader frame={frame} variant="secure" />
          <Container>
            <Layout>
              <Head>
                <Heading level={1} size="h1" stop>
                  {t(($) => $.pay.title, { name: state.gift.receiverName })}
                </Heading>
                <Buyer email={state.buyer.email} switchAccount={links.switchAccount} />
              </Head>
              <Order>
                <GiftOrder frame={billed} state={state} links={links} />
              </Order>
              <Paying>
                <PaymentStep
                  frame={billed}
                  state={state.payment}
                  quote={state.quote}
                  purchase={state.purchase}
                  {...handlers}
                />
                <GiftPurchase frame={billed} state={state} links={links} {...handlers} />
              </Paying>
            </Layout>
          </Container>
        </Page>
      );
    }
  }
}

// The order of reading is that of the tab key; on wide screens the order is a second column.
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
    padding-block: 0.25rem 3rem;
  }
`;

const Head = styled.div`
  display: grid;
  gap: 1.1rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Order = styled.div`
  grid-area: 1 / 2 / span 2;
  min-inline-size: 0;
`;

const Paying = styled.div`
  display: grid;
  gap: 1.25rem;
  min-inline-size: 0;
`;
