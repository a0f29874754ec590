import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { space } from '../../../tokens/index.ts';
import { HiddenFields } from '../../account/Account/HiddenFields.tsx';
import { InviteField } from '../InviteField/InviteField.tsx';
import type { OwnerPartProps } from './ManageFamilyProps.ts';
import { placesOf } from './placesOf.ts';

/** The form that invites a person or, where no place is free, that none can be invited. */
export function InviteSection({ state, links }: OwnerPartProps) {
  const { t } = useTranslation('manageFamily');
  const { t: family } = useTranslation('family');
  const { userId, invite } = state;
  const full = placesOf(state).free === 0 || invite?.problem === 'full';
  const id = useId();

  return (
    <Root aria-labelledby={id}>
      <Heading level={2} size="h2" id={id}>
        {t(($) => $.invite.title)}
      </Heading>
      {full ? (
        <Notice
          tone="warm"
          icon="circle-alert"
          title={family(($) => $.full.title)}
          {...(invite && { tabIndex: -1, ...focusOnLoad })}
        >
          <Stack gap={2}>
            <span>{family(($) => $.full.text)}</span>
            <span>{family(($) => $.full.hint)}</span>
          </Stack>
        </Notice>
      ) : (
        <Sheet>
          <Text size="small" soft>
            {t(($) => $.invite.text)}
          </Text>
          <Form method="post" action={links.submit} noValidate>
            <HiddenFields userId={userId} change="invite" />
            <InviteField
              name="email"
              label={t(($) => $.invite.label)}
              line={invite}
              focus={invite && focusOnLoad}
            />
            <Button type="submit" wide>
              {t(($) => $.invite.submit)}
            </Button>
          </Form>
        </Sheet>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
