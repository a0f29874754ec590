import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Disclosure } from '../../../primitives/Disclosure/Disclosure.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { useHydrated } from '../../../primitives/useHydrated/useHydrated.ts';
import { media, space } from '../../../tokens/index.ts';
import { GiftSheet } from './GiftSheet.tsx';
import type { GivenGiftProps } from './GivenGiftProps.ts';
import type { GivenGiftState } from './GivenGiftState.ts';

export interface GiftToGiveProps extends Pick<GivenGiftProps, 'frame' | 'links'> {
  state: Extract<GivenGiftState, { status: 'given' }>;
}

/** A gift that is not redeemed yet: its page to print, and what its giver can still do. */
export function GiftToGive({ frame, state, links }: GiftToGiveProps) {
  const { t } = useTranslation('gift');
  const hydrated = useHydrated();
  const { gift, card, paid, sent, done, problem, failure } = state;
  const { receiverName: name, receiverEmail: email, sendOn } = gift;
  const dayOf = (day: string) => formatDay(day, frame.language, 'withYear', frame.country);
  const amount = formatMoney(paid.amount, frame.language);

  function lead(): string {
    if (sent) return t(($) => $.given.lead.sent, { name, email });
    return sendOn === undefined
      ? t(($) => $.given.lead.now, { name, email })
      : t(($) => $.given.lead.later, { name, email, day: dayOf(sendOn) });
  }

  return (
    <Page frame={frame}>
      <SiteHeader frame={frame} variant="quiet" />
      <Container>
        <Layout>
          <Words>
            <Heading level={1} size="h1" stop>
              {t(($) => $.given.title)}
            </Heading>
            <Text size="lead">{lead()}</Text>
            {done !== undefined && (
              <Notice tone="success" announced title={t(($) => $.given.done[done])}>
                {done === 'corrected' && sent ? t(($) => $.given.newCode, { email }) : email}
              </Notice>
            )}
            {failure?.reason === 'justSent' && (
              <Notice tone="info" tabIndex={-1} {...focusOnLoad} title={t(($) => $.given.justSent.title)}>
                {t(($) => $.given.justSent.text, { count: failure.minutes })}
              </Notice>
            )}
            {failure && failure.reason !== 'justSent' && (
              <Notice
                tone="error"
                tabIndex={-1}
                {...focusOnLoad}
                title={t(($) => $.failure[failure.reason].title)}
              >
                {failure.reason === 'tooManyAttempts'
                  ? t(($) => $.given.tooMany, { count: failure.minutes })
                  : t(($) => $.failure.unavailable.text)}
              </Notice>
            )}
            <Actions>
              <div hidden={!hydrated} data-codes="buttons">
                <Button data-codes="print" wide>
                  <Icon name="printer" />
                  {t(($) => $.given.print)}
                </Button>
              </div>
              {sent && (
                <form method="post" action={links.submit}>
                  <Hidden state={state} step="resend" />
                  <Button type="submit" variant="secondary" wide>
                    <Icon name="mail" />
                    {t(($) => $.given.resend)}
                  </Button>
                </form>
              )}
            </Actions>
            <Changes>
              <Disclosure summary={t(($) => $.given.correct.title)} open={problem !== undefined}>
                <Form method="post" action={links.submit} noValidate>
                  <Hidden state={state} step="correct" />
                  <FormField
                    label={t(($) => $.given.correct.label)}
                    problem={problem && t(($) => $.give.email[problem.field])}
                  >
                    {(control) => (
                      <TextField
                        {...control}
                        {...(problem && focusOnLoad)}
                        name="receiverEmail"
                        type="email"
                        autoComplete="section-receiver email"
                        defaultValue={problem?.typed ?? email}
                      />
                    )}
                  </FormField>
                  {sent && <Text size="small">{t(($) => $.given.correct.newCode)}</Text>}
                  <Button type="submit" variant="secondary">
                    {sent ? t(($) => $.given.correct.send) : t(($) => $.given.correct.keep)}
                  </Button>
                </Form>
              </Disclosure>
              <Disclosure summary={t(($) => $.given.refund.title)}>
                <Form method="post" action={links.submit}>
                  <Hidden state={state} step="refund" />
                  <Text size="small">{t(($) => $.given.refund.text, { amount })}</Text>
                  <Button type="submit" variant="secondary">
                    {t(($) => $.given.refund.submit, { amount })}
                  </Button>
                </Form>
              </Disclosure>
            </Changes>
            <Text size="small" soft>
              {t(($) => $.given.paid, { amount, day: dayOf(paid.on) })}
            </Text>
            <p>
              <TextLink variant="action" href={links.subscription}>
                {t(($) => $.given.subscription)}
              </TextLink>
            </p>
          </Words>
          <GiftSheet frame={frame} gift={gift} card={card} />
        </Layout>
      </Container>
    </Page>
  );
}

function Hidden({
  state: { gift, userId },
  step,
}: Pick<GiftToGiveProps, 'state'> & { step: 'resend' | 'correct' | 'refund' }) {
  return (
    <>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="gift" value={gift.id} />
      <input type="hidden" name="userId" value={userId} />
    </>
  );
}

const Layout = styled(Main)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 30rem);
  gap: 2.5rem clamp(2rem, 6vw, 6rem);
  align-items: center;
  padding-block: clamp(1.5rem, 3vw, 2.5rem) 5rem;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  overflow-wrap: anywhere;
`;

/** Of one width each, one below the other where they do not fit beside each other. */
const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space[3]};

  &:not(:has(> :not([hidden]))) {
    display: none;
  }
`;

/** Their words stand in line with the text above and below. */
const Changes = styled.div`
  margin-inline: -1.5rem;

  @media (max-width: 560px) {
    margin-inline: -1.15rem;
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[4]};

  & > div {
    inline-size: 100%;
  }
`;
