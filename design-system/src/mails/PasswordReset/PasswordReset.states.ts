import type { PasswordResetFacts } from './PasswordResetState.ts';

const asked = { link: 'https://stillpoint.example/login/forgot-password/new?token=sample', minutes: 30 };

/** Every state of the mail, once. */
export const passwordResetStates = {
  named: { firstName: 'Alex', ...asked },
  unnamed: asked,
  withoutPassword: { firstName: 'Alex', ...asked, companies: ['apple'] },
  workplaceAlone: { ...asked, companies: ['workplace'] },
  severalCompanies: { firstName: 'Alex', ...asked, companies: ['apple', 'workplace'] },
} satisfies Record<string, PasswordResetFacts>;
