import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '../withTheme.tsx';
import { sampleMailFrame } from '../sampleMailFrame.ts';
import { MomentRemoved } from './MomentRemoved.tsx';
import { momentRemovedStates } from './MomentRemoved.states.ts';

const meta = {
  title: 'Mails/Moment removed',
  component: MomentRemoved,
  args: { frame: sampleMailFrame, facts: momentRemovedStates.personal },
  decorators: [withTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MomentRemoved>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Personal: Story = {
  name: 'It told something personal',
  args: { facts: momentRemovedStates.personal },
};

export const Hurtful: Story = { name: 'It was hurtful', args: { facts: momentRemovedStates.hurtful } };

export const Advertising: Story = {
  name: 'It was advertising',
  args: { facts: momentRemovedStates.advertising },
};

export const Other: Story = {
  name: 'Reported for another reason',
  args: { facts: momentRemovedStates.other },
};

export const WithoutReason: Story = {
  name: 'No reason is known',
  args: { facts: momentRemovedStates.withoutReason },
};

export const Barred: Story = {
  name: 'Removed, and barred from sharing',
  args: { facts: momentRemovedStates.barred },
};

export const BarredTakenBack: Story = {
  name: 'Taken back before, and barred from sharing',
  args: { facts: momentRemovedStates.barredTakenBack },
};

export const Unnamed: Story = { name: 'Without a first name', args: { facts: momentRemovedStates.unnamed } };
