import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { media } from '../../../tokens/index.ts';
import type { SubscriptionPartProps } from './SubscriptionProps.ts';
import type { QueuedPlan } from './SubscriptionState.ts';
import { storeNames } from './storeNames.ts';

/** Links to cancel the plan, to choose one again after that, or to manage it where it was bought. */
export function ManageLinks({ state, links }: Omit<SubscriptionPartProps, 'frame'>) {
  const { t } = useTranslation('subscription');

  switch (state.status) {
    case 'trial':
    case 'active':
    case 'paused':
    case 'paymentDue':
      return <CancelSentence part="plan" href={links.cancel} />;
    case 'ending':
      if (links.keep !== undefined && state.queued === undefined) return <KeepSentence href={links.keep} />;
      if (state.queued === undefined) {
        return <AgainSentence part={state.plan.kind === 'access' ? 'stay' : 'again'} href={links.plans} />;
      }
      return <LeaveSentence queued={state.queued} links={links} />;
    case 'otherSource':
      return (
        <Stack gap={2}>
          {state.store !== 'unknown' && links.manage !== undefined && (
            <LinkButton href={links.manage} wide>
              {t(($) => $.manage, { store: storeNames[state.store] })}
            </LinkButton>
          )}
          <LinkButton href={links.help} variant={state.store === 'unknown' ? 'primary' : 'plain'} wide>
            {t(($) => $.help)}
          </LinkButton>
        </Stack>
      );
  }
}

/** The way to leave altogether while a next plan waits: to undo it would keep the current plan. */
function LeaveSentence({ queued, links }: Pick<SubscriptionPartProps, 'links'> & { queued: QueuedPlan }) {
  const undoable = queued.plan.kind !== 'access' && links.cancelNext !== undefined;
  return undoable ? (
    <CancelSentence part="plan" href={links.cancel} />
  ) : (
    <CancelNextSentence queued={queued} links={links} />
  );
}

/** The way to cancel a plan that has not begun, where its row has none. */
export function CancelNextSentence({
  queued,
  links,
}: Pick<SubscriptionPartProps, 'links'> & { queued: QueuedPlan }) {
  // Access that a voucher opened ends by itself, so there is nothing to cancel.
  if (queued.plan.kind === 'access' || links.cancelNext !== undefined) return null;
  return <CancelSentence part="next" href={links.cancel} />;
}

/** Where and until when the money is given back: beside the withdrawal, which gives back as much. */
export function RefundSentence({ state, frame, links }: SubscriptionPartProps) {
  const { t } = useTranslation('subscription');
  if (state.status === 'otherSource' || state.refund === undefined || links.refund === undefined) return null;
  const day = formatDay(state.refund.until, frame.language, 'withYear', frame.country);

  return (
    <Quiet size="small" soft>
      <Sentence
        words={t(($) => $.refund.here, { day })}
        parts={{ refund: <TextLink variant="action" href={links.refund} /> }}
      />
    </Quiet>
  );
}

/** Where and until when the contract can be withdrawn from. */
export function WithdrawSentence({ state, frame, links }: SubscriptionPartProps) {
  const { t } = useTranslation('subscription');
  if (state.status === 'otherSource' || state.withdrawUntil === undefined || links.withdraw === undefined) {
    return null;
  }
  const day = formatDay(state.withdrawUntil, frame.language, 'withYear', frame.country);

  return (
    <Quiet size="small" soft>
      <Sentence
        words={t(($) => $.withdraw, { day })}
        parts={{ withdraw: <TextLink variant="action" href={links.withdraw} /> }}
      />
    </Quiet>
  );
}

function CancelSentence({ part, href }: { part: 'plan' | 'next'; href: string }) {
  const { t } = useTranslation('subscription');

  return (
    <Quiet size="small" soft>
      <Sentence
        words={t(($) => $.cancel[part])}
        parts={{ cancel: <TextLink variant="action" href={href} /> }}
      />
    </Quiet>
  );
}

/** The way to go on with what was cancelled, in one press. */
function KeepSentence({ href }: { href: string }) {
  const { t } = useTranslation('subscription');

  return (
    <Quiet size="small" soft>
      <Sentence words={t(($) => $.keep)} parts={{ keep: <TextLink variant="action" href={href} /> }} />
    </Quiet>
  );
}

/** The way to the plans, where one may be bought now. */
export function AgainSentence({ part, href }: { part: 'again' | 'stay'; href: string }) {
  const { t } = useTranslation('subscription');

  return (
    <Quiet size="small" soft>
      <Sentence words={t(($) => $[part])} parts={{ plans: <TextLink variant="action" href={href} /> }} />
    </Quiet>
  );
}

const Quiet = styled(Text)`
  padding-inline: clamp(1.5rem, 3vw, 2.25rem);

  ${media.narrow} {
    padding-inline: 0.25rem;
  }
`;
