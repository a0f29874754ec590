import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { SignInCode } from './SignInCode.tsx';
import { signInCodeStates } from './SignInCode.states.ts';

const meta = {
  title: 'Mails/Sign in code',
  component: SignInCode,
  args: { frame: sampleMailFrame, facts: signInCodeStates.named },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignInCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = { args: { facts: signInCodeStates.named } };

export const ManyTries: Story = {
  name: 'After many tries',
  args: { facts: signInCodeStates.manyTries },
};

export const Unnamed: Story = { name: 'Without a name', args: { facts: signInCodeStates.unnamed } };
