import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Account } from './Account.tsx';
import { accountStates } from './Account.states.ts';
import { sampleAccountLinks } from './sampleAccountLinks.ts';

const meta = {
  title: 'Screens/Account/Account',
  component: Account,
  args: {
    frame: { ...sampleFrame, path: '/user', account: { status: 'signedIn', firstName: 'Alex' } },
    state: accountStates.open,
    links: sampleAccountLinks,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Account>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: 'Two companies connected', args: { state: accountStates.open } };

export const PaymentDue: Story = { name: 'A renewal failed', args: { state: accountStates.paymentDue } };

export const LastTry: Story = {
  name: 'A renewal failed, before the last try',
  args: { state: accountStates.lastTry },
};

export const NewAccount: Story = { name: 'A new account', args: { state: accountStates.newAccount } };

export const Unnamed: Story = {
  name: 'Without a name, with news and offers',
  args: { state: accountStates.unnamed },
};

export const Longest: Story = {
  name: 'Long names and many browsers',
  args: { state: accountStates.longest },
};

export const WithoutPassword: Story = {
  name: 'Without a password',
  args: { state: accountStates.withoutPassword },
};

export const SecondFactorOn: Story = {
  name: 'Logging in takes a second step',
  args: { state: accountStates.secondFactorOn },
};

export const PasswordElsewhere: Story = {
  name: 'Passwords kept elsewhere',
  args: { state: accountStates.passwordElsewhere },
};

export const NamesElsewhere: Story = {
  name: 'Names kept elsewhere',
  args: { state: accountStates.namesElsewhere },
};

export const NamesOpen: Story = { name: 'Changing the name', args: { state: accountStates.namesOpen } };

export const NamesRefused: Story = { name: 'Names refused', args: { state: accountStates.namesRefused } };

export const FamilyOwner: Story = {
  name: 'Owner of a family plan',
  args: { state: accountStates.familyOwner },
};

export const FamilyMember: Story = {
  name: 'In a family',
  args: { state: accountStates.familyMember },
};

export const EmailOpen: Story = { name: 'Changing the email', args: { state: accountStates.emailOpen } };

export const EmailMissing: Story = {
  name: 'Email and password left empty',
  args: { state: accountStates.emailMissing },
};

export const EmailInvalid: Story = { name: 'No email', args: { state: accountStates.emailInvalid } };

export const EmailSuggested: Story = {
  name: 'An email that looks mistyped',
  args: { state: accountStates.emailSuggested },
};

export const EmailSame: Story = { name: 'The same email', args: { state: accountStates.emailSame } };

export const EmailTooSoon: Story = {
  name: 'New email: a code was just sent there',
  args: { state: accountStates.emailTooSoon },
};

export const EmailPasswordWrong: Story = {
  name: 'Changing the email: password wrong',
  args: { state: accountStates.emailPasswordWrong },
};

export const EmailWithoutPassword: Story = {
  name: 'Changing the email without a password',
  args: { state: accountStates.emailWithoutPassword },
};

export const EmailConfirmFirst: Story = {
  name: 'Changing the email: to be confirmed first',
  args: { state: accountStates.emailConfirmFirst },
};

export const EmailConfirmCodeSent: Story = {
  name: 'Changing the email: a code to confirm was mailed',
  args: { state: accountStates.emailConfirmCodeSent },
};

export const EmailConfirmCodeWrong: Story = {
  name: 'Changing the email: wrong code to confirm',
  args: { state: accountStates.emailConfirmCodeWrong },
};

export const EmailConfirmCodeAskedTooSoon: Story = {
  name: 'Changing the email: another code to confirm is asked for too soon',
  args: { state: accountStates.emailConfirmCodeAskedTooSoon },
};

export const EmailConfirmCodeWait: Story = {
  name: 'Changing the email: too many codes to confirm',
  args: { state: accountStates.emailConfirmCodeWait },
};

export const EmailConfirmByApp: Story = {
  name: 'Changing the email: to be confirmed by the app first',
  args: { state: accountStates.emailConfirmByApp },
};

export const EmailConfirmAppWrong: Story = {
  name: 'Changing the email: wrong code of the app',
  args: { state: accountStates.emailConfirmAppWrong },
};

export const EmailConfirmCodeBesideApp: Story = {
  name: 'Changing the email: a mailed code, the app or a passkey',
  args: { state: accountStates.emailConfirmCodeBesideApp },
};

export const EmailWaiting: Story = {
  name: 'A new email waits for its code',
  args: { state: accountStates.emailWaiting },
};

export const EmailStillWaiting: Story = {
  name: 'A new email waits: page opened again',
  args: { state: accountStates.emailStillWaiting },
};

export const EmailWaitingLong: Story = {
  name: 'A long new email waits for its code',
  args: { state: accountStates.emailWaitingLong },
};

export const EmailCodeMissing: Story = {
  name: 'New email: code left empty',
  args: { state: accountStates.emailCodeMissing },
};

export const EmailCodeWrong: Story = {
  name: 'New email: code wrong',
  args: { state: accountStates.emailCodeWrong },
};

export const EmailCodeExpired: Story = {
  name: 'New email: code expired',
  args: { state: accountStates.emailCodeExpired },
};

export const EmailCodeTooSoon: Story = {
  name: 'New email: another code too soon',
  args: { state: accountStates.emailCodeTooSoon },
};

export const EmailCodeUsedUp: Story = {
  name: 'New email: too many wrong codes',
  args: { state: accountStates.emailCodeUsedUp },
};

export const EmailNotWaiting: Story = {
  name: 'New email: waited too long',
  args: { state: accountStates.emailNotWaiting },
};

export const EmailTaken: Story = {
  name: 'New email of another account',
  args: { state: accountStates.emailTaken },
};

export const UnconfirmedCodeSent: Story = {
  name: 'Confirming the email: code sent',
  args: { state: accountStates.unconfirmedCodeSent },
};

export const UnconfirmedCodeWaiting: Story = {
  name: 'Confirming the email: page opened again',
  args: { state: accountStates.unconfirmedCodeWaiting },
};

export const UnconfirmedCodeMissing: Story = {
  name: 'Confirming the email: code left empty',
  args: { state: accountStates.unconfirmedCodeMissing },
};

export const UnconfirmedCodeWrong: Story = {
  name: 'Confirming the email: code wrong',
  args: { state: accountStates.unconfirmedCodeWrong },
};

export const UnconfirmedCodeExpired: Story = {
  name: 'Confirming the email: code expired',
  args: { state: accountStates.unconfirmedCodeExpired },
};

export const UnconfirmedCodeTooSoon: Story = {
  name: 'Confirming the email: another code too soon',
  args: { state: accountStates.unconfirmedCodeTooSoon },
};

export const EmailConfirmed: Story = {
  name: 'Email confirmed',
  args: { state: accountStates.emailConfirmed },
};

export const EmailSaved: Story = { name: 'Email saved', args: { state: accountStates.emailSaved } };

export const EmailKept: Story = {
  name: 'A new email called off',
  args: { state: accountStates.emailKept },
};

export const LanguageOpen: Story = {
  name: 'Changing the language',
  args: { state: accountStates.languageOpen },
};

export const PasswordOpen: Story = {
  name: 'Changing the password',
  args: { state: accountStates.passwordOpen },
};

export const PasswordMissing: Story = {
  name: 'Password fields left empty',
  args: { state: accountStates.passwordMissing },
};

export const PasswordRefused: Story = {
  name: 'New password too short and not repeated',
  args: { state: accountStates.passwordRefused },
};

export const PasswordWrong: Story = {
  name: 'Current password wrong',
  args: { state: accountStates.passwordWrong },
};

export const PasswordWithSpace: Story = {
  name: 'New password begins with a space',
  args: { state: accountStates.passwordWithSpace },
};

export const PasswordUnchanged: Story = {
  name: 'New password is the present one',
  args: { state: accountStates.passwordUnchanged },
};

export const PasswordBreached: Story = {
  name: 'New password in a list of stolen ones',
  args: { state: accountStates.passwordBreached },
};

export const CodeAskedTooSoon: Story = {
  name: 'Another code for a password is asked for too soon',
  args: { state: accountStates.codeAskedTooSoon },
};

export const TooManyAttempts: Story = {
  name: 'Too many attempts',
  args: { state: accountStates.tooManyAttempts },
};

export const CodeInPlaceOfPassword: Story = {
  name: 'Changing the password: it was tried too often',
  args: { state: accountStates.codeInPlaceOfPassword },
};

export const CodeToSend: Story = {
  name: 'First password: code not sent yet',
  args: { state: accountStates.codeToSend },
};

export const CodeSent: Story = { name: 'First password: code sent', args: { state: accountStates.codeSent } };

export const CodeMissing: Story = {
  name: 'First password: code left empty',
  args: { state: accountStates.codeMissing },
};

export const CodeWrong: Story = {
  name: 'First password: code wrong',
  args: { state: accountStates.codeWrong },
};

export const CodeExpired: Story = {
  name: 'First password: code expired',
  args: { state: accountStates.codeExpired },
};

export const NamesSaved: Story = { name: 'Name saved', args: { state: accountStates.namesSaved } };

export const LanguageSaved: Story = { name: 'Language saved', args: { state: accountStates.languageSaved } };

export const MarketingOn: Story = { name: 'News turned on', args: { state: accountStates.marketingOn } };

export const MarketingOff: Story = { name: 'News turned off', args: { state: accountStates.marketingOff } };

export const PasswordSaved: Story = { name: 'Password saved', args: { state: accountStates.passwordSaved } };

export const PasswordAndEmailKept: Story = {
  name: 'Password changed, while a new address was waiting',
  args: { state: accountStates.passwordAndEmailKept },
};

export const BrowserLoggedOut: Story = {
  name: 'A browser logged out',
  args: { state: accountStates.browserLoggedOut },
};

export const OthersLoggedOut: Story = {
  name: 'Logged out everywhere else',
  args: { state: accountStates.othersLoggedOut },
};

export const OtherAccount: Story = {
  name: 'Another account logged in',
  args: { state: accountStates.otherAccount },
};

export const AccountKept: Story = {
  name: 'The account was kept',
  args: { state: accountStates.accountKept },
};

export const Linked: Story = {
  name: 'A company was connected',
  args: { state: accountStates.linked },
};

export const NotConnected: Story = {
  name: 'Nothing connected yet after a login',
  args: { state: accountStates.notConnected },
};

export const LinkedWorkplace: Story = {
  name: 'The workplace was connected',
  args: { state: accountStates.linkedWorkplace },
};
