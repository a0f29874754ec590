import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ManageIdentities } from './ManageIdentities.tsx';
import { manageIdentitiesStates } from './ManageIdentities.states.ts';
import { sampleIdentityLinks } from './sampleIdentityLinks.ts';

const meta = {
  title: 'Screens/Identity/Manage identities',
  component: ManageIdentities,
  args: {
    frame: { ...sampleFrame, account: { status: 'signedIn', firstName: 'Alex' }, path: '/manage-identities' },
    state: manageIdentitiesStates.list,
    links: sampleIdentityLinks,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ManageIdentities>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { name: 'Two companies connected', args: { state: manageIdentitiesStates.list } };

export const NoneLinked: Story = {
  name: 'No company connected',
  args: { state: manageIdentitiesStates.noneLinked },
};

export const AllLinked: Story = {
  name: 'Every company connected',
  args: { state: manageIdentitiesStates.allLinked },
};

export const NotRemovable: Story = {
  name: 'The only login method',
  args: { state: manageIdentitiesStates.notRemovable },
};

export const Enrolled: Story = {
  name: 'Enrolled through the employer',
  args: { state: manageIdentitiesStates.enrolled },
};

export const WorkplaceLinked: Story = {
  name: 'The employer was just connected',
  args: { state: manageIdentitiesStates.workplaceLinked },
};

export const Onward: Story = {
  name: 'On the way to the checkout',
  args: { state: manageIdentitiesStates.onward },
};

export const OnwardToApp: Story = {
  name: 'On the way to the app',
  args: { state: manageIdentitiesStates.onwardToApp },
};

export const OnwardToPage: Story = {
  name: 'On the way to a page',
  args: { state: manageIdentitiesStates.onwardToPage },
};

export const ConfirmBeforeOnward: Story = {
  name: 'On the way to the checkout, to be confirmed',
  args: { state: manageIdentitiesStates.confirmBeforeOnward },
};

export const LinkedBeforeOnward: Story = {
  name: 'The employer was just connected, on the way to the checkout',
  args: { state: manageIdentitiesStates.linkedBeforeOnward },
};

export const EmployerPays: Story = {
  name: 'On the way to the checkout, and the employer pays',
  args: { state: manageIdentitiesStates.employerPays },
};

export const LinkedAndEmployerPays: Story = {
  name: 'The employer was just connected, and pays',
  args: { state: manageIdentitiesStates.linkedAndEmployerPays },
};

export const EmployerPaysNotEnrolled: Story = {
  name: 'One employer pays, not enrolled through another one yet',
  args: { state: manageIdentitiesStates.employerPaysNotEnrolled },
};

export const NotEnrolled: Story = {
  name: 'Not enrolled through the employer yet',
  args: { state: manageIdentitiesStates.notEnrolled },
};

export const JustEnrolled: Story = {
  name: 'An enrolment was completed just now',
  args: { state: manageIdentitiesStates.justEnrolled },
};

export const ConfirmFirst: Story = {
  name: 'To be confirmed by password',
  args: { state: manageIdentitiesStates.confirmFirst },
};

export const ConfirmByCompany: Story = {
  name: 'To be confirmed by a company',
  args: { state: manageIdentitiesStates.confirmByCompany },
};

export const ConfirmByCode: Story = {
  name: 'To be confirmed by a mailed code',
  args: { state: manageIdentitiesStates.confirmByCode },
};

export const ConfirmationSent: Story = {
  name: 'A code to confirm was mailed',
  args: { state: manageIdentitiesStates.confirmationSent },
};

export const ConfirmationCodeUsable: Story = {
  name: 'A code to confirm was mailed a while ago',
  args: { state: manageIdentitiesStates.confirmationCodeUsable },
};

export const WaitForCode: Story = {
  name: 'Another code to confirm is asked for too soon',
  args: { state: manageIdentitiesStates.waitForCode },
};

export const AddressCodeUsable: Story = {
  name: 'A code for the address was mailed a while ago',
  args: { state: manageIdentitiesStates.addressCodeUsable },
};

export const ProofTooOld: Story = {
  name: 'The company confirmed no recent log-in',
  args: { state: manageIdentitiesStates.proofTooOld },
};

export const CodeSent: Story = {
  name: 'A code for the address was mailed',
  args: { state: manageIdentitiesStates.codeSent },
};

export const ConfirmByCodeInstead: Story = {
  name: 'To be confirmed by a mailed code in place of the password',
  args: { state: manageIdentitiesStates.confirmByCodeInstead },
};

export const ConfirmByApp: Story = {
  name: 'To be confirmed by a code of the app, by mail or by a passkey',
  args: { state: manageIdentitiesStates.confirmByApp },
};

export const ConfirmByPasskey: Story = {
  name: 'To be confirmed, once the script has shown the passkey',
  args: { state: manageIdentitiesStates.confirmByPasskey },
};

export const WrongAppCode: Story = {
  name: 'A wrong code of the app',
  args: { state: manageIdentitiesStates.wrongAppCode },
};

export const UsedAppCode: Story = {
  name: 'A code of the app that was used before',
  args: { state: manageIdentitiesStates.usedAppCode },
};

export const MissingAppCode: Story = {
  name: 'No code of the app was typed',
  args: { state: manageIdentitiesStates.missingAppCode },
};

export const MissingPassword: Story = {
  name: 'No password was typed beside the code of the app',
  args: { state: manageIdentitiesStates.missingPassword },
};

export const WrongPasswordBesideApp: Story = {
  name: 'A wrong password beside the code of the app',
  args: { state: manageIdentitiesStates.wrongPasswordBesideApp },
};

export const TooManyAppCodes: Story = {
  name: 'Too many codes of the app',
  args: { state: manageIdentitiesStates.tooManyAppCodes },
};

export const TooManyMailedCodesBesideApp: Story = {
  name: 'Too many mailed codes, beside the app',
  args: { state: manageIdentitiesStates.tooManyMailedCodesBesideApp },
};

export const CodeSentBesideApp: Story = {
  name: 'A code was mailed, beside the app',
  args: { state: manageIdentitiesStates.codeSentBesideApp },
};

export const ProveAddressFirst: Story = {
  name: 'The address is not proved',
  args: { state: manageIdentitiesStates.proveAddressFirst },
};

export const ToConnect: Story = {
  name: 'Came to connect Spotify',
  args: { state: manageIdentitiesStates.toConnect },
};

export const ToConnectAfterProof: Story = {
  name: 'Came to connect Spotify, and proves a long address first',
  args: { state: manageIdentitiesStates.toConnectAfterProof },
};

export const Removing: Story = {
  name: 'Asks before it disconnects',
  args: { state: manageIdentitiesStates.removing },
};

export const RemovingWorkplace: Story = {
  name: 'Asks before it disconnects a workplace',
  args: { state: manageIdentitiesStates.removingWorkplace },
};

export const RemovingAccess: Story = {
  name: 'Asks before it disconnects a workplace, with which the access by the employer ends',
  args: { state: manageIdentitiesStates.removingAccess },
};

export const RemovingEnrolment: Story = {
  name: 'Asks before it disconnects a workplace, with which the enrolment ends',
  args: { state: manageIdentitiesStates.removingEnrolment },
};

export const RemovingUnnamed: Story = {
  name: 'Asks before it disconnects a workplace whose name is not known',
  args: { state: manageIdentitiesStates.removingUnnamed },
};

export const Linked: Story = {
  name: 'A company was connected',
  args: { state: manageIdentitiesStates.linked },
};

export const LinkedUnnamed: Story = {
  name: 'A workplace was connected whose name is not known',
  args: { state: manageIdentitiesStates.linkedUnnamed },
};

export const Unlinked: Story = {
  name: 'A company was disconnected',
  args: { state: manageIdentitiesStates.unlinked },
};

export const FacebookUnlinked: Story = {
  name: 'A company was disconnected, another one stays',
  args: { state: manageIdentitiesStates.facebookUnlinked },
};

export const UnlinkedForGood: Story = {
  name: 'A company was disconnected that is no longer offered',
  args: { state: manageIdentitiesStates.unlinkedForGood },
};

export const WorkplaceUnlinked: Story = {
  name: 'A workplace was disconnected',
  args: { state: manageIdentitiesStates.workplaceUnlinked },
};

export const UnlinkedUnnamed: Story = {
  name: 'A workplace without a known name was disconnected',
  args: { state: manageIdentitiesStates.unlinkedUnnamed },
};

export const Confirmed: Story = {
  name: 'The person was confirmed',
  args: { state: manageIdentitiesStates.confirmed },
};

export const AddressConfirmed: Story = {
  name: 'The address was just confirmed by a code',
  args: { state: manageIdentitiesStates.addressConfirmed },
};

export const Refused: Story = {
  name: 'Came back without agreeing',
  args: { state: manageIdentitiesStates.refused },
};

export const WorkplaceRefused: Story = {
  name: 'Came back from the workplace without agreeing',
  args: { state: manageIdentitiesStates.workplaceRefused },
};

export const UnnamedRefused: Story = {
  name: 'Came back without agreeing, from an unknown company',
  args: { state: manageIdentitiesStates.unnamedRefused },
};

export const ConnectionFailed: Story = {
  name: 'The company did not answer',
  args: { state: manageIdentitiesStates.connectionFailed },
};

export const OfAnother: Story = {
  name: 'It belongs to another account',
  args: { state: manageIdentitiesStates.ofAnother },
};

export const Taken: Story = {
  name: 'The company is connected already',
  args: { state: manageIdentitiesStates.taken },
};

export const LinkedAlready: Story = {
  name: 'The same was connected already',
  args: { state: manageIdentitiesStates.linkedAlready },
};

export const NotConnected: Story = {
  name: 'Nothing connected yet after a login',
  args: { state: manageIdentitiesStates.notConnected },
};

export const WrongIdentity: Story = {
  name: 'Another person confirmed',
  args: { state: manageIdentitiesStates.wrongIdentity },
};

export const OnlyLoginMethod: Story = {
  name: 'The only login method was to be disconnected',
  args: { state: manageIdentitiesStates.onlyLoginMethod },
};

export const WrongPassword: Story = {
  name: 'Wrong password',
  args: { state: manageIdentitiesStates.wrongPassword },
};

export const TooManyAttempts: Story = {
  name: 'Too many attempts',
  args: { state: manageIdentitiesStates.tooManyAttempts },
};

export const MissingCode: Story = { name: 'No code', args: { state: manageIdentitiesStates.missingCode } };

export const WrongCode: Story = { name: 'Wrong code', args: { state: manageIdentitiesStates.wrongCode } };

export const CodeExpired: Story = {
  name: 'The code has expired',
  args: { state: manageIdentitiesStates.codeExpired },
};

export const NotLinked: Story = {
  name: 'Disconnected already',
  args: { state: manageIdentitiesStates.notLinked },
};

export const AddressNotProven: Story = {
  name: 'The address is to be confirmed before connecting',
  args: { state: manageIdentitiesStates.addressNotProven },
};

export const AddressProven: Story = {
  name: 'The address was confirmed already',
  args: { state: manageIdentitiesStates.addressProven },
};

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: manageIdentitiesStates.otherAccount },
};

export const SignInAgain: Story = {
  name: 'To be confirmed before the change',
  args: { state: manageIdentitiesStates.signInAgain },
};
