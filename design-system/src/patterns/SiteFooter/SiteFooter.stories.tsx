import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Patterns/Site footer',
  component: SiteFooter,
  args: { frame: sampleFrame },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CountryUnknown: Story = {
  name: 'Country unknown',
  render: ({ frame }) => <SiteFooter frame={{ ...frame, country: undefined }} />,
};

export const SignedIn: Story = {
  name: 'Signed in',
  args: { frame: { ...sampleFrame, account: { status: 'signedIn', firstName: 'Alex' } } },
};
