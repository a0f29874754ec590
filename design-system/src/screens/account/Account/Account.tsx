import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { SiteFooter } from '../../../patterns/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { media, space } from '../../../tokens/index.ts';
import { OtherAccount } from '../OtherAccount/OtherAccount.tsx';
import { PaymentDueNotice } from '../../../patterns/Page/PaymentDueNotice.tsx';
import { AccountNotice } from './AccountNotice.tsx';
import type { AccountCardProps, AccountProps } from './AccountProps.ts';
import { BrowsersCard } from './BrowsersCard.tsx';
import { BuddiesCard } from './BuddiesCard.tsx';
import { DataCard } from './DataCard.tsx';
import { MomentsCard } from './MomentsCard.tsx';
import { SigningInCard } from './SigningInCard.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import { YouCard } from './YouCard.tsx';

/** The account area: who the person is, how and where they are logged in. Native forms and links alone. */
export function Account({ frame, state, links }: AccountProps) {
  if (state.status === 'open') return <OpenArea frame={frame} state={state} links={links} />;

  return <OtherAccount frame={frame} links={links} />;
}

function OpenArea({ frame, state, links }: AccountCardProps) {
  const { t } = useTranslation('account');
  const { firstName, createdAt } = state;
  const since = formatDay(createdAt, frame.language, 'withYear', frame.country);
  const cards = { frame, state, links };

  return (
    <Page frame={frame}>
      <SiteHeader frame={frame} variant="account" />
      <Container>
        <Body>
          <Head>
            <Heading level={1} size="h1" stop>
              {firstName.trim() === '' ? t(($) => $.titleUnnamed) : t(($) => $.title, { name: firstName })}
            </Heading>
            <Text size="lead" soft>
              {t(($) => $.lead, { day: since })}
            </Text>
          </Head>
          <AccountNotice state={state} links={links} />
          <PaymentDueNotice due={state.paymentDue} dateLocale={frame} changePayment={links.changePayment} />
          <Columns>
            <Column>
              <YouCard {...cards} />
              <SigningInCard {...cards} />
            </Column>
            <Column>
              <SubscriptionCard state={state} links={links} />
              <BuddiesCard links={links} />
              <MomentsCard links={links} />
              <BrowsersCard {...cards} />
              <DataCard links={links} />
            </Column>
          </Columns>
        </Body>
      </Container>
      <SiteFooter frame={frame} />
    </Page>
  );
}

const Body = styled(Main)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 3vw, 2.5rem);
  padding-block: clamp(1.5rem, 4vw, 3.5rem) clamp(4rem, 8vw, 7rem);
`;

const Head = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${space[4]};
  align-items: start;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
