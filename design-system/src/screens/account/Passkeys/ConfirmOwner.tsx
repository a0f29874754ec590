import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { HiddenFields } from '../Account/HiddenFields.tsx';
import { OwnerProof } from '../OwnerProof/OwnerProof.tsx';
import type { OwnerProofState } from '../OwnerProofState.ts';
import type { PasskeysPartProps } from './PasskeysProps.ts';

export interface ConfirmOwnerProps extends PasskeysPartProps {
  proof: OwnerProofState;
}

/** Asks for what proves the owner before a passkey is added or removed. */
export function ConfirmOwner({ state: { userId }, proof, links }: ConfirmOwnerProps) {
  const { t } = useTranslation('passkeys');
  const { t: shared } = useTranslation('account');

  return (
    <Stack gap={4}>
      <Heading level={2} size="h3">
        {shared(($) => $.proof.title)}
      </Heading>
      <form method="post" action={links.submit} noValidate>
        <HiddenFields userId={userId} change="confirm" />
        <Stack gap={4}>
          <OwnerProof
            state={proof}
            links={links}
            submit={
              <Button type="submit" wide>
                {t(($) => $.proof.submit)}
              </Button>
            }
          />
        </Stack>
      </form>
    </Stack>
  );
}
