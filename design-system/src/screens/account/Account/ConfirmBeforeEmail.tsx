import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { OwnerProof } from '../OwnerProof/OwnerProof.tsx';
import type { OwnerProofState } from '../OwnerProofState.ts';
import type { AccountProps } from './AccountProps.ts';
import { FormRow } from './FormRow.tsx';
import { HiddenFields } from './HiddenFields.tsx';

export interface ConfirmBeforeEmailProps extends Pick<AccountProps, 'links'> {
  userId: string;
  owner: OwnerProofState;
}

/** Asks for what proves the owner, before the form for a new email opens. */
export function ConfirmBeforeEmail({ userId, owner, links }: ConfirmBeforeEmailProps) {
  const { t } = useTranslation('account');

  return (
    <FormRow>
      <form method="post" action={links.changeEmail} noValidate>
        <HiddenFields userId={userId} change="confirmOwner" />
        <Stack gap={4}>
          <OwnerProof
            state={owner}
            opened
            links={links}
            submit={
              <Button type="submit" wide>
                {t(($) => $.email.confirm)}
              </Button>
            }
          />
          <LinkButton href={links.close} variant="plain" wide>
            {t(($) => $.cancel)}
          </LinkButton>
        </Stack>
      </form>
    </FormRow>
  );
}
