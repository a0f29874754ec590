import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { AddressCode } from './AddressCode.tsx';
import { addressCodeStates } from './AddressCode.states.ts';

const meta = {
  title: 'Mails/Address code',
  component: AddressCode,
  args: { frame: sampleMailFrame, facts: addressCodeStates.named },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AddressCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = { args: { facts: addressCodeStates.named } };

export const Unnamed: Story = { name: 'Without a name', args: { facts: addressCodeStates.unnamed } };
