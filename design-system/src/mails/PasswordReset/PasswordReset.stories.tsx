import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { PasswordReset } from './PasswordReset.tsx';
import { passwordResetStates } from './PasswordReset.states.ts';

const meta = {
  title: 'Mails/Password reset',
  component: PasswordReset,
  args: { frame: sampleMailFrame, facts: passwordResetStates.named },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PasswordReset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = { name: 'With a first name' };

export const Unnamed: Story = { name: 'Without a first name', args: { facts: passwordResetStates.unnamed } };

export const WithoutPassword: Story = {
  name: 'The account is entered with Apple alone',
  args: { facts: passwordResetStates.withoutPassword },
};

export const WorkplaceAlone: Story = {
  name: 'The account is entered by a workplace alone',
  args: { facts: passwordResetStates.workplaceAlone },
};

export const SeveralCompanies: Story = {
  name: 'The account is entered with Apple or by a workplace',
  args: { facts: passwordResetStates.severalCompanies },
};
