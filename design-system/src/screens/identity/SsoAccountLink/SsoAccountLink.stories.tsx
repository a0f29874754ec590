import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { sampleAccountLinks } from './sampleAccountLinks.ts';
import { SsoAccountLink } from './SsoAccountLink.tsx';
import { ssoAccountLinkStates } from './SsoAccountLink.states.ts';

const meta = {
  title: 'Screens/Identity/SSO account link',
  component: SsoAccountLink,
  args: { frame: sampleFrame, state: ssoAccountLinkStates.ready, links: sampleAccountLinks },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SsoAccountLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Asks for an account',
  args: { state: ssoAccountLinkStates.ready },
};

export const LongNames: Story = {
  name: 'Long names',
  args: { state: ssoAccountLinkStates.longNames },
};

export const WithoutCompanies: Story = {
  name: 'No company is offered',
  args: { state: ssoAccountLinkStates.withoutCompanies },
};

export const FieldsLeftEmpty: Story = {
  name: 'Fields left empty',
  args: { state: ssoAccountLinkStates.fieldsLeftEmpty },
};

export const EmailInvalid: Story = {
  name: 'Email filled in wrong',
  args: { state: ssoAccountLinkStates.emailInvalid },
};

export const WrongCredentials: Story = {
  name: 'Wrong credentials',
  args: { state: ssoAccountLinkStates.wrongCredentials },
};

export const TooManyAttempts: Story = {
  name: 'Too many attempts',
  args: { state: ssoAccountLinkStates.tooManyAttempts },
};

export const WaitMinutes: Story = {
  name: 'Too many attempts, for twelve minutes',
  args: { state: ssoAccountLinkStates.waitMinutes },
};

export const LogInAgain: Story = {
  name: 'Too many attempts, and this login is over before the next one',
  args: { state: ssoAccountLinkStates.logInAgain },
};

export const PasswordTriesUsedUp: Story = {
  name: 'The passwords for the account are used up',
  args: { state: ssoAccountLinkStates.passwordTriesUsedUp },
};

export const CompanyFailed: Story = {
  name: 'The company did not confirm',
  args: { state: ssoAccountLinkStates.companyFailed },
};

export const WrongIdentity: Story = {
  name: 'The company named a person without an account',
  args: { state: ssoAccountLinkStates.wrongIdentity },
};

export const Replaced: Story = {
  name: 'Another tab brought another question',
  args: { state: ssoAccountLinkStates.replaced },
};

export const FromElsewhere: Story = {
  name: 'The link to a company was followed from elsewhere',
  args: { state: ssoAccountLinkStates.fromElsewhere },
};

export const Taken: Story = {
  name: 'The account has another login of the workplace',
  args: { state: ssoAccountLinkStates.taken },
};

export const OfAnother: Story = {
  name: 'The login was connected to an account meanwhile',
  args: { state: ssoAccountLinkStates.ofAnother },
};

export const AccessEnded: Story = {
  name: 'The account’s password was changed meanwhile',
  args: { state: ssoAccountLinkStates.accessEnded },
};

export const Over: Story = {
  name: 'Nothing is asked any more',
  args: { state: ssoAccountLinkStates.over },
};

export const LoggedIn: Story = {
  name: 'Nothing is asked any more, logged in',
  args: { state: ssoAccountLinkStates.loggedIn },
};
