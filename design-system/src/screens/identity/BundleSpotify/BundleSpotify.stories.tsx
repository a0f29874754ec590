import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleConnectionLinks } from '../../../patterns/ConnectionButtons/sampleConnectionLinks.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { BundleSpotify } from './BundleSpotify.tsx';
import { bundleSpotifyStates } from './BundleSpotify.states.ts';

const meta = {
  title: 'Screens/Identity/Bundle Spotify',
  component: BundleSpotify,
  args: {
    frame: sampleFrame,
    state: bundleSpotifyStates.offered,
    links: {
      register: '/register?from=bundle-spotify',
      login: '/login?from=bundle-spotify',
      connections: sampleConnectionLinks,
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BundleSpotify>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = { name: 'Three companies', args: { state: bundleSpotifyStates.offered } };

export const EmailAlone: Story = {
  name: 'No company is offered',
  args: { state: bundleSpotifyStates.emailAlone },
};
