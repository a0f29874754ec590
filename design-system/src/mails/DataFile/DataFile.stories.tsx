import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { DataFile } from './DataFile.tsx';
import { dataFileStates } from './DataFile.states.ts';

const meta = {
  title: 'Mails/Data file',
  component: DataFile,
  args: { frame: sampleMailFrame, facts: dataFileStates.named },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DataFile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = { name: 'With a first name' };

export const Unnamed: Story = { name: 'Without a first name', args: { facts: dataFileStates.unnamed } };
