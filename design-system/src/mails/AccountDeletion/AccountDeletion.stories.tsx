import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { AccountDeletion } from './AccountDeletion.tsx';
import { accountDeletionStates } from './AccountDeletion.states.ts';

const meta = {
  title: 'Mails/Account deletion',
  component: AccountDeletion,
  args: { frame: sampleMailFrame, facts: accountDeletionStates.asked },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountDeletion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { name: 'It was asked for' };

export const Unnamed: Story = {
  name: 'Without a first name',
  args: { facts: accountDeletionStates.unnamed },
};

export const Soon: Story = { name: 'Some days before it', args: { facts: accountDeletionStates.soon } };

export const Kept: Story = { name: 'The account was kept', args: { facts: accountDeletionStates.kept } };

export const Deleted: Story = { name: 'It is done', args: { facts: accountDeletionStates.deleted } };
