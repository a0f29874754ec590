import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { SiteHeader } from './SiteHeader.tsx';
import { siteHeaderOffers, siteHeaderVariants } from './SiteHeader.options.ts';

const meta = {
  title: 'Patterns/Site header',
  component: SiteHeader,
  args: { frame: sampleFrame },
  argTypes: {
    variant: { control: 'inline-radio', options: siteHeaderVariants },
    offer: { control: 'inline-radio', options: siteHeaderOffers },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = { name: 'Signed out' };

export const SignedIn: Story = {
  name: 'Signed in',
  args: { frame: { ...sampleFrame, account: { status: 'signedIn', firstName: 'Alex' } } },
};

export const LongName: Story = {
  name: 'Long name',
  args: { frame: { ...sampleFrame, account: { status: 'signedIn', firstName: 'Maximiliana-Charlotte' } } },
};

export const Account: Story = {
  name: 'Account area',
  args: {
    variant: 'account',
    frame: { ...sampleFrame, path: '/subscription', account: { status: 'signedIn', firstName: 'Alex' } },
  },
};

export const PaymentDue: Story = {
  name: 'A renewal failed',
  args: {
    variant: 'account',
    frame: {
      ...sampleFrame,
      path: '/subscription/invoices',
      account: { status: 'signedIn', firstName: 'Alex' },
      paymentDue: { amount: { amount: 1299, currency: 'EUR' }, nextTryOn: '2026-11-25' },
    },
  },
};

export const Secure: Story = { args: { variant: 'secure' } };

export const BesideAForm: Story = { name: 'Beside a form', args: { variant: 'quiet', offer: 'login' } };
