import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { EndContract } from './EndContract.tsx';
import { endContractStates } from './EndContract.states.ts';

const meta = {
  title: 'Screens/Contract/End contract',
  component: EndContract,
  args: {
    frame: { ...sampleFrame, path: '/cancel' },
    state: endContractStates.ready,
    links: { submit: '/cancel', home: '/', help: '/help', login: '/login', privacy: '/privacy-policy' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EndContract>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Empty form',
  args: { state: endContractStates.ready },
};

export const Missing: Story = {
  name: 'Fields left empty',
  args: { state: endContractStates.missing },
};

export const Invalid: Story = {
  name: 'Fields that cannot be read',
  args: { state: endContractStates.invalid },
};

export const ReasonTooLong: Story = {
  name: 'Reason too long',
  args: { state: endContractStates.reasonTooLong },
};

export const ReasonWithNumber: Story = {
  name: 'Reason with a telephone number',
  args: { state: endContractStates.reasonWithNumber },
};

export const EmailSuggested: Story = {
  name: 'Email probably misspelt',
  args: { state: endContractStates.emailSuggested },
};

export const CheckAgain: Story = {
  name: 'Asks for a second press',
  args: { state: endContractStates.checkAgain },
};

export const TooManyAttempts: Story = {
  name: 'Too many attempts',
  args: { state: endContractStates.tooManyAttempts },
};

export const Received: Story = {
  args: { state: endContractStates.received },
};

export const ReceivedForCause: Story = {
  name: 'Received, for cause',
  args: { state: endContractStates.receivedForCause },
};

export const Confirm: Story = {
  name: 'Asks for confirmation',
  args: { state: endContractStates.confirm },
};

export const ConfirmForCause: Story = {
  name: 'Asks for confirmation, for cause',
  args: { state: endContractStates.confirmForCause },
};

export const Confirmed: Story = {
  name: 'The contract ends',
  args: { state: endContractStates.confirmed },
};

export const ConfirmedForCause: Story = {
  name: 'The contract ends, for cause',
  args: { state: endContractStates.confirmedForCause },
};

export const ConfirmedSeveral: Story = {
  name: 'Confirmed, several contracts',
  args: { state: endContractStates.confirmedSeveral },
};

export const ConfirmedAndCharged: Story = {
  name: 'The contract ends, and something was charged since',
  args: { state: endContractStates.confirmedAndCharged },
};

export const ConfirmedForLater: Story = {
  name: 'The contract ends later',
  args: { state: endContractStates.confirmedForLater },
};

export const ConfirmedForCauseForLater: Story = {
  name: 'The contract ends later, for cause',
  args: { state: endContractStates.confirmedForCauseForLater },
};

export const ConfirmedAndWaiting: Story = {
  name: 'Billing does not answer',
  args: { state: endContractStates.confirmedAndWaiting },
};

export const ConfirmedForCauseAndWaiting: Story = {
  name: 'Billing does not answer, for cause',
  args: { state: endContractStates.confirmedForCauseAndWaiting },
};

export const ConfirmedBeforeItBegan: Story = {
  name: 'Confirmed, of a plan that had not begun',
  args: { state: endContractStates.confirmedBeforeItBegan },
};

export const AccessEndsByItself: Story = {
  name: 'Access by a code or a gift, which is not charged',
  args: { state: endContractStates.accessEndsByItself },
};

export const NothingToEnd: Story = {
  name: 'No contract found',
  args: { state: endContractStates.nothingToEnd },
};

export const NothingToEndForCause: Story = {
  name: 'No contract found, for cause',
  args: { state: endContractStates.nothingToEndForCause },
};

export const UnknownNumber: Story = {
  name: 'Contract number not known',
  args: { state: endContractStates.unknownNumber },
};

export const InvalidLink: Story = {
  name: 'A link that works no more',
  args: { state: endContractStates.invalidLink },
};
