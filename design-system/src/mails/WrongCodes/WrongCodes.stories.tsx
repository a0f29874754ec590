import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { WrongCodes } from './WrongCodes.tsx';
import { wrongCodesStates } from './WrongCodes.states.ts';

const meta = {
  title: 'Mails/Wrong codes',
  component: WrongCodes,
  args: { frame: sampleMailFrame, facts: wrongCodesStates.named },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WrongCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = { name: 'With a name', args: { facts: wrongCodesStates.named } };

export const Unnamed: Story = { name: 'Without a name', args: { facts: wrongCodesStates.unnamed } };
