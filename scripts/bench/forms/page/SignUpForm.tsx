import {
  Button,
  Checkbox,
  EmailField,
  FormField,
  Heading,
  PasswordField,
  TextField,
} from '../../../../design-system/src/index.ts';
import type { FormProps } from './FormProps.ts';

/** A sign-up form of the design system. */
export function SignUpForm({ round }: FormProps) {
  return (
    <form method="post" action="/register">
      <Heading level={2} size="h2">
        Create your account
      </Heading>
      <FormField label="Your name">
        {(control) => <TextField {...control} name="fullname" autoComplete="name" />}
      </FormField>
      <EmailField name="email" label="E-mail" />
      <FormField label="Password" hint="At least 8 characters">
        {(control) => (
          <PasswordField
            {...control}
            name="password"
            autoComplete="new-password"
            revealLabel="Show password"
            hideLabel="Hide password"
          />
        )}
      </FormField>
      <Checkbox name="marketingEmails">Send me letters</Checkbox>
      <Button type="submit" wide>
        Create account {round}
      </Button>
    </form>
  );
}
