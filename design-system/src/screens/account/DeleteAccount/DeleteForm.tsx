import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { formatDay } from '../../../formatting/formatDay.ts';
import { BillingTimeline } from '../../../patterns/BillingTimeline/BillingTimeline.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { space } from '../../../tokens/index.ts';
import { OwnerProof } from '../OwnerProof/OwnerProof.tsx';
import type { DeleteAccountProps } from './DeleteAccountProps.ts';
import type { AccountToDelete } from './DeleteAccountState.ts';

export interface DeleteFormProps extends Pick<DeleteAccountProps, 'links'> {
  state: AccountToDelete;
  dateLocale: DateLocale;
}

/** What deleting does, day by day, what is kept, and the form that asks for it. Posts natively. */
export function DeleteForm({ state, dateLocale, links }: DeleteFormProps) {
  const { t } = useTranslation('deleteAccount');
  const { userId, deletesOn, subscription, paymentYears: count } = state;
  const dayIn = (day: string) => formatDay(day, dateLocale.language, 'withYear', dateLocale.country);

  return (
    <Form method="post" action={links.submit} noValidate>
      <input type="hidden" name="userId" value={userId} />
      {subscription !== undefined && (
        <Notice>
          {subscription.status === 'ends'
            ? t(($) => $.subscription.ends, { day: dayIn(subscription.endsOn) })
            : t(($) => $.subscription.billedElsewhere)}
        </Notice>
      )}
      <BillingTimeline
        label={t(($) => $.steps.title)}
        steps={[
          { title: t(($) => $.steps.today), text: t(($) => $.steps.loggedOut) },
          { title: dayIn(deletesOn), text: t(($) => $.steps.deleted) },
        ]}
      />
      <Stack gap={2}>
        <Heading level={2} size="h3">
          {t(($) => $.kept.title)}
        </Heading>
        {count !== undefined && (
          <Text size="small" soft>
            {t(($) => $.kept.payments, { count })}
          </Text>
        )}
        <Text size="small" soft>
          {t(($) => $.kept.record)}
        </Text>
        <Text size="small" soft>
          {t(($) => $.kept.friendDays)}
        </Text>
      </Stack>
      <OwnerProof
        state={state}
        links={links}
        submit={
          <Button type="submit" name="action" value="delete" wide>
            {t(($) => $.submit)}
          </Button>
        }
      />
      <LinkButton href={links.account} variant="plain" wide>
        {t(($) => $.keep)}
      </LinkButton>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
