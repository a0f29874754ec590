import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { NewsletterLink } from './NewsletterLink.tsx';
import { newsletterLinkStates } from './NewsletterLink.states.ts';

const meta = {
  title: 'Screens/Newsletter/Newsletter link',
  component: NewsletterLink,
  args: {
    frame: { ...sampleFrame, path: '/newsletter/confirm' },
    state: newsletterLinkStates.confirm,
    links: { submit: '/newsletter/confirm', newsletter: '/newsletter', account: '/user', home: '/' },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewsletterLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confirm: Story = { name: 'Joining' };

export const Confirmed: Story = { name: 'Joined', args: { state: newsletterLinkStates.confirmed } };

export const ConfirmedOnTestSite: Story = {
  name: 'Confirmed on a site without a list',
  args: { state: newsletterLinkStates.confirmedOnTestSite },
};

export const Leave: Story = { name: 'Leaving', args: { state: newsletterLinkStates.leave } };

export const Left: Story = { args: { state: newsletterLinkStates.left } };

export const InvalidLink: Story = {
  name: 'A link that works no more',
  args: { state: newsletterLinkStates.invalidLink },
};

export const InvalidLeaveLink: Story = {
  name: 'A link to leave that does not work',
  args: { state: newsletterLinkStates.invalidLeaveLink },
};

export const StopOffers: Story = {
  name: 'Ending mails about offers',
  args: { state: newsletterLinkStates.stopOffers },
};

export const OffersStopped: Story = {
  name: 'Mails about offers are ended',
  args: { state: newsletterLinkStates.offersStopped },
};

export const InvalidOffersLink: Story = {
  name: 'A link about offers that does not work',
  args: { state: newsletterLinkStates.invalidOffersLink },
};
