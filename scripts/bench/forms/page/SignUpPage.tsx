import { Card, Text, TextLink } from '../../../../design-system/src/index.ts';
import { SignUpForm } from './SignUpForm.tsx';

/** A sign-up page as a team would put it together from the package. */
export function SignUpPage() {
  return (
    <Card elevation="float">
      <SignUpForm round={0} />
      <Text size="fine" soft>
        By going on you agree to our <TextLink href="/terms">terms</TextLink>.
      </Text>
    </Card>
  );
}
