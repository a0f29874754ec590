import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { LanguageOffer } from './LanguageOffer.tsx';
import { offeringAnotherLanguage } from './offeringAnotherLanguage.ts';

const meta = {
  title: 'Patterns/Language offer',
  component: LanguageOffer,
  args: { frame: { ...sampleFrame, offeredLanguage: 'de' } },
  parameters: { layout: 'fullscreen' },
  render: ({ frame }) => <LanguageOffer frame={offeringAnotherLanguage(frame)} />,
} satisfies Meta<typeof LanguageOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const German: Story = {};

export const Portuguese: Story = { args: { frame: { ...sampleFrame, offeredLanguage: 'pt' } } };
