import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { space } from '../../../tokens/index.ts';
import { InviteField } from '../InviteField/InviteField.tsx';
import type { OwnerInviteProps } from './OwnerInviteProps.ts';
import type { OwnerInviteState } from './OwnerInviteState.ts';

export interface InviteFormProps extends Pick<OwnerInviteProps, 'frame' | 'links'> {
  state: Extract<OwnerInviteState, { status: 'open' }>;
}

/** A line for each person who can be invited. Empty ones are left out. */
export function InviteForm({ frame, state, links }: InviteFormProps) {
  const { t } = useTranslation('ownerInvite');
  const { userId, free, lines = [] } = state;
  const fields = Math.max(free, lines.length);
  const refused = lines.findIndex(({ problem, suggestion }) => (problem ?? suggestion) !== undefined);

  return (
    <CardLayout frame={frame} title={t(($) => $.title)} text={t(($) => $.text)}>
      <Form method="post" action={links.submit} noValidate>
        <input type="hidden" name="userId" value={userId} />
        {Array.from({ length: fields }, (_, at) => (
          <InviteField
            key={at}
            name={`email${at + 1}`}
            label={fields === 1 ? t(($) => $.labelOfOne) : t(($) => $.label, { number: at + 1 })}
            line={lines[at]}
            focus={at === refused ? focusOnLoad : undefined}
          />
        ))}
        {refused >= 0 && (
          <Text size="small" soft>
            {t(($) => $.nobodyYet)}
          </Text>
        )}
        <Button type="submit" wide>
          {t(($) => $.submit)}
        </Button>
        <LinkButton href={links.later} variant="plain" wide>
          {t(($) => $.later)}
        </LinkButton>
        <Text size="fine" soft>
          {t(($) => $.promise)}
        </Text>
      </Form>
    </CardLayout>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  & > p {
    text-align: center;
    text-wrap: balance;
  }
`;
