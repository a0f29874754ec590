import type { SignUpState } from '@stillpoint/design-system';
import type { ScreenView } from '../../state/analytics/analytics.ts';

/** The variants of the sign-up screen by their names in analytics. */
const moduleVariants: Record<SignUpState['variant'], string> = {
  sleepValueProps: 'sleep value props',
  defaultValueProps: 'default value props',
  sleepNoValueProps: 'sleep no value props',
  defaultNoValueProps: 'default no value props',
};

/** The view of the sign-up form, or of the login form beside it, with the variant that is shown. */
export function signUpView(view: 'signup' | 'login', { variant }: Pick<SignUpState, 'variant'>): ScreenView {
  return {
    name: view === 'signup' ? 'sign up screenview' : 'login screenview',
    variant: moduleVariants[variant],
  };
}
