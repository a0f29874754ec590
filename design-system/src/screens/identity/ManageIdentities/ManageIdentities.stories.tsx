import type { Meta, StoryObj } from '@storybook/react-vite';
import { sameLook } from '../../../patterns/Page/sameLook.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ManageIdentities } from './ManageIdentities.tsx';
import { manageIdentitiesStates as identityStates } from './ManageIdentities.states.ts';
import { sampleIdentityLinks } from './sampleIdentityLinks.ts';

const meta = {
  title: 'Screens/Identity/Manage identities',
  component: ManageIdentities,
  args: {
    frame: { ...sampleFrame, account: { status: 'signedIn', firstName: 'Alex' }, path: '/manage-identities' },
    state: identityStates.list,
    links: sampleIdentityLinks,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ManageIdentities>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { name: 'Two companies connected', args: { state: identityStates.list } };

export const NoneLinked: Story = { name: 'No company connected', args: { state: identityStates.noneLinked } };

export const AllLinked: Story = {
  name: 'Every company connected',
  args: { state: identityStates.allLinked },
};

export const NotRemovable: Story = {
  name: 'The only login method',
  args: { state: identityStates.notRemovable },
};

export const Enrolled: Story = {
  name: 'Enrolled through the employer',
  args: { state: identityStates.enrolled },
};

export const WorkplaceLinked: Story = {
  name: 'The employer was just connected',
  args: { state: identityStates.workplaceLinked },
};

export const Onward: Story = { name: 'On the way to the checkout', args: { state: identityStates.onward } };

export const OnwardToApp: Story = {
  name: 'On the way to the app',
  args: { state: identityStates.onwardToApp },
};

export const OnwardToPage: Story = {
  name: 'On the way to a page',
  args: { state: identityStates.onwardToPage },
};

export const ConfirmBeforeOnward: Story = {
  name: 'On the way to the checkout, to be confirmed',
  args: { state: identityStates.confirmBeforeOnward },
};

export const LinkedBeforeOnward: Story = {
  name: 'The employer was just connected, on the way to the checkout',
  args: { state: identityStates.linkedBeforeOnward },
};

export const EmployerPays: Story = {
  name: 'On the way to the checkout, and the employer pays',
  args: { state: identityStates.employerPays },
};

export const LinkedAndEmployerPays: Story = {
  name: 'The employer was just connected, and pays',
  args: { state: identityStates.linkedAndEmployerPays },
};

export const EmployerPaysNotEnrolled: Story = {
  name: 'One employer pays, not enrolled through another one yet',
  args: { state: identityStates.employerPaysNotEnrolled },
};

export const NotEnrolled: Story = {
  name: 'Not enrolled through the employer yet',
  args: { state: identityStates.notEnrolled },
};

export const JustEnrolled: Story = {
  name: 'An enrolment was completed just now',
  args: { state: identityStates.justEnrolled },
};

export const ConfirmFirst: Story = {
  name: 'To be confirmed by password',
  args: { state: identityStates.confirmFirst },
};

export const ConfirmByCompany: Story = {
  name: 'To be confirmed by a company',
  args: { state: identityStates.confirmByCompany },
};

export const ConfirmByCode: Story = {
  name: 'To be confirmed by a mailed code',
  args: { state: identityStates.confirmByCode },
};

export const ConfirmationSent: Story = {
  name: 'A code to confirm was mailed',
  args: { state: identityStates.confirmationSent },
};

export const ConfirmationCodeUsable: Story = {
  name: 'A code to confirm was mailed a while ago',
  args: { state: identityStates.confirmationCodeUsable },
};

export const WaitForCode: Story = {
  name: 'Another code to confirm is asked for too soon',
  args: { state: identityStates.waitForCode },
};

export const AddressCodeUsable: Story = {
  name: 'A code for the address was mailed a while ago',
  args: { state: identityStates.addressCodeUsable },
};

export const ProofTooOld: Story = {
  name: 'The company confirmed no recent log-in',
  args: { state: identityStates.proofTooOld },
};

export const CodeSent: Story = {
  name: 'A code for the address was mailed',
  args: { state: identityStates.codeSent },
};

export const ConfirmByCodeInstead: Story = {
  name: 'To be confirmed by a mailed code in place of the password',
  args: { state: identityStates.confirmByCodeInstead },
};

export const ConfirmByApp: Story = {
  name: 'To be confirmed by a code of the app, by mail or by a passkey',
  args: { state: identityStates.confirmByApp },
};

export const ConfirmByPasskey: Story = {
  name: 'To be confirmed, once the script has shown the passkey',
  args: { state: identityStates.confirmByPasskey },
};

export const WrongAppCode: Story = {
  name: 'A wrong code of the app',
  args: { state: identityStates.wrongAppCode },
};

export const UsedAppCode: Story = {
  name: 'A code of the app that was used before',
  args: { state: identityStates.usedAppCode },
};

export const MissingAppCode: Story = {
  name: 'No code of the app was typed',
  args: { state: identityStates.missingAppCode },
};

export const MissingPassword: Story = {
  name: 'No password was typed beside the code of the app',
  args: { state: identityStates.missingPassword },
};

export const WrongPasswordBesideApp: Story = {
  name: 'A wrong password beside the code of the app',
  args: { state: identityStates.wrongPasswordBesideApp },
};

export const TooManyAppCodes: Story = {
  name: 'Too many codes of the app',
  args: { state: identityStates.tooManyAppCodes },
};

export const TooManyMailedCodesBesideApp: Story = {
  name: 'Too many mailed codes, beside the app',
  args: { state: identityStates.tooManyMailedCodesBesideApp },
  parameters: sameLook(identityStates, 'tooManyAppCodes', 'Both waits are told in the same words.'),
};

export const CodeSentBesideApp: Story = {
  name: 'A code was mailed, beside the app',
  args: { state: identityStates.codeSentBesideApp },
};

export const ProveAddressFirst: Story = {
  name: 'The address is not proved',
  args: { state: identityStates.proveAddressFirst },
};

export const ProveAddressToInvite: Story = {
  name: 'The address is not proved, before inviting to a family',
  args: { state: identityStates.proveAddressToInvite },
};

export const ProveAddressToJoin: Story = {
  name: 'The address is not proved, before joining a family',
  args: { state: identityStates.proveAddressToJoin },
};

export const ProveAddressToGoOn: Story = {
  name: 'The address is not proved, before another page',
  args: { state: identityStates.proveAddressToGoOn },
};

export const AddressConfirmedToInvite: Story = {
  name: 'The address was just confirmed, on the way to invite to a family',
  args: { state: identityStates.addressConfirmedToInvite },
};

export const ToConnect: Story = {
  name: 'Came to connect Spotify',
  args: { state: identityStates.toConnect },
};

export const ToConnectAfterProof: Story = {
  name: 'Came to connect Spotify, and proves a long address first',
  args: { state: identityStates.toConnectAfterProof },
};

export const Removing: Story = {
  name: 'Asks before it disconnects',
  args: { state: identityStates.removing },
};

export const RemovingWorkplace: Story = {
  name: 'Asks before it disconnects a workplace',
  args: { state: identityStates.removingWorkplace },
};

export const RemovingAccess: Story = {
  name: 'Asks before it disconnects a workplace, with which the access by the employer ends',
  args: { state: identityStates.removingAccess },
};

export const RemovingEnrolment: Story = {
  name: 'Asks before it disconnects a workplace, with which the enrolment ends',
  args: { state: identityStates.removingEnrolment },
};

export const RemovingUnnamed: Story = {
  name: 'Asks before it disconnects a workplace whose name is not known',
  args: { state: identityStates.removingUnnamed },
};

export const Linked: Story = { name: 'A company was connected', args: { state: identityStates.linked } };

export const LinkedUnnamed: Story = {
  name: 'A workplace was connected whose name is not known',
  args: { state: identityStates.linkedUnnamed },
};

export const Unlinked: Story = {
  name: 'A company was disconnected',
  args: { state: identityStates.unlinked },
};

export const FacebookUnlinked: Story = {
  name: 'A company was disconnected, another one stays',
  args: { state: identityStates.facebookUnlinked },
};

export const UnlinkedForGood: Story = {
  name: 'A company was disconnected that is no longer offered',
  args: { state: identityStates.unlinkedForGood },
};

export const WorkplaceUnlinked: Story = {
  name: 'A workplace was disconnected',
  args: { state: identityStates.workplaceUnlinked },
};

export const UnlinkedUnnamed: Story = {
  name: 'A workplace without a known name was disconnected',
  args: { state: identityStates.unlinkedUnnamed },
};

export const Confirmed: Story = {
  name: 'The person was confirmed',
  args: { state: identityStates.confirmed },
};

export const AddressConfirmed: Story = {
  name: 'The address was just confirmed by a code',
  args: { state: identityStates.addressConfirmed },
};

export const Refused: Story = { name: 'Came back without agreeing', args: { state: identityStates.refused } };

export const WorkplaceRefused: Story = {
  name: 'Came back from the workplace without agreeing',
  args: { state: identityStates.workplaceRefused },
};

export const UnnamedRefused: Story = {
  name: 'Came back without agreeing, from an unknown company',
  args: { state: identityStates.unnamedRefused },
};

export const ConnectionFailed: Story = {
  name: 'The company did not answer',
  args: { state: identityStates.connectionFailed },
};

export const OfAnother: Story = {
  name: 'It belongs to another account',
  args: { state: identityStates.ofAnother },
};

export const Taken: Story = {
  name: 'The company is connected already',
  args: { state: identityStates.taken },
};

export const LinkedAlready: Story = {
  name: 'The same was connected already',
  args: { state: identityStates.linkedAlready },
};

export const NotConnected: Story = {
  name: 'Nothing connected yet after a login',
  args: { state: identityStates.notConnected },
};

export const WrongIdentity: Story = {
  name: 'Another person confirmed',
  args: { state: identityStates.wrongIdentity },
};

export const OnlyLoginMethod: Story = {
  name: 'The only login method was to be disconnected',
  args: { state: identityStates.onlyLoginMethod },
};

export const WrongPassword: Story = { name: 'Wrong password', args: { state: identityStates.wrongPassword } };

export const TooManyAttempts: Story = {
  name: 'Too many attempts',
  args: { state: identityStates.tooManyAttempts },
};

export const MissingCode: Story = { name: 'No code', args: { state: identityStates.missingCode } };

export const WrongCode: Story = { name: 'Wrong code', args: { state: identityStates.wrongCode } };

export const CodeExpired: Story = {
  name: 'The code has expired',
  args: { state: identityStates.codeExpired },
};

export const NotLinked: Story = { name: 'Disconnected already', args: { state: identityStates.notLinked } };

export const AddressNotProven: Story = {
  name: 'The address is to be confirmed before connecting',
  args: { state: identityStates.addressNotProven },
};

export const AddressProven: Story = {
  name: 'The address was confirmed already',
  args: { state: identityStates.addressProven },
};

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: identityStates.otherAccount },
};

export const SignInAgain: Story = {
  name: 'To be confirmed before the change',
  args: { state: identityStates.signInAgain },
};
