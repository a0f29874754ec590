import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { color, space } from '../../../tokens/index.ts';
import type { OwnerInviteProps } from './OwnerInviteProps.ts';
import type { OwnerInviteState } from './OwnerInviteState.ts';

export interface InvitesSentProps extends Pick<OwnerInviteProps, 'frame' | 'links'> {
  state: Extract<OwnerInviteState, { status: 'sent' }>;
}

/** The summary: who was invited, and what happens next. */
export function InvitesSent({ frame, state, links }: InvitesSentProps) {
  const { t } = useTranslation('ownerInvite');
  const { emails, free } = state;
  const invited = useId();
  const next = useId();

  return (
    <StateLayout
      frame={frame}
      scene="risen"
      header="quiet"
      title={t(($) => $.sent.title, { count: emails.length })}
      opensAtHeading
      text={t(($) => $.sent.text, { count: emails.length })}
      card={
        <>
          <Stack gap={2}>
            <Heading level={2} size="h3" id={invited}>
              {t(($) => $.sent.invited)}
            </Heading>
            <ul aria-labelledby={invited}>
              {emails.map((email) => (
                <Line key={email}>
                  <Icon name="send" />
                  <EmailAddress alone>{email}</EmailAddress>
                </Line>
              ))}
            </ul>
          </Stack>
          <Stack gap={2}>
            <Heading level={2} size="h3" id={next}>
              {t(($) => $.sent.next.title)}
            </Heading>
            <Steps aria-labelledby={next}>
              <li>{t(($) => $.sent.next.link)}</li>
              <li>{t(($) => $.sent.next.account)}</li>
              <li>{t(($) => $.sent.next.resend)}</li>
            </Steps>
          </Stack>
          {free > 0 && (
            <Text size="small" soft>
              {t(($) => $.sent.free, { count: free })}
            </Text>
          )}
          <LinkButton href={links.manage} wide>
            {t(($) => $.manage)}
          </LinkButton>
        </>
      }
    />
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0.9rem;
  padding-block: 0.6rem;
  font-weight: 600;
  line-height: 1.4;

  & + & {
    border-block-start: 1px solid ${color.line};
  }
  & > svg {
    color: ${color.textSoft};
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: 1.3em;
  color: ${color.textSoft};
  list-style: decimal;
  line-height: 1.45;
`;
