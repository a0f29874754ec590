import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { MissingProfileFields } from './MissingProfileFields.tsx';
import { missingProfileFieldsStates } from './MissingProfileFields.states.ts';

const meta = {
  title: 'Screens/Identity/Missing profile fields',
  component: MissingProfileFields,
  args: {
    frame: sampleFrame,
    state: missingProfileFieldsStates.ready,
    links: { submit: '/missing-profile-fields', switchAccount: '/logout', help: '/help' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MissingProfileFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Both names are asked for' };

export const LastNameMissing: Story = {
  name: 'Only the last name is asked for',
  args: { state: missingProfileFieldsStates.lastNameMissing },
};

export const FieldsLeftEmpty: Story = {
  name: 'Fields left empty',
  args: { state: missingProfileFieldsStates.fieldsLeftEmpty },
};

export const Address: Story = {
  name: 'An address in place of a last name',
  args: { state: missingProfileFieldsStates.address },
};

export const FirstNameAddress: Story = {
  name: 'An address in place of a first name',
  args: { state: missingProfileFieldsStates.firstNameAddress },
};

export const TooLong: Story = { name: 'Names too long', args: { state: missingProfileFieldsStates.tooLong } };

export const Characters: Story = {
  name: 'Characters that no name has',
  args: { state: missingProfileFieldsStates.characters },
};

export const OtherAccount: Story = {
  name: 'Another account is logged in',
  args: { state: missingProfileFieldsStates.otherAccount },
};
