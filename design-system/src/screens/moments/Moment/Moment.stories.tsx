import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Moment } from './Moment.tsx';
import { momentStates } from './Moment.states.ts';

const meta = {
  title: 'Screens/Moments/Moment',
  component: Moment,
  args: {
    frame: { ...sampleFrame, path: '/moment' },
    state: momentStates.open,
    links: {
      submit: '/moment?id=q4m7xk2nw8ta',
      close: '/moment?id=q4m7xk2nw8ta',
      community: '/community',
      ownMoments: '/moments',
      report: '/community/report?id=sample',
      share: '/moment/share?exercise=four-and-four',
      gift: '/with/k7m2p9q?type=MINDFUL_MOMENT',
      login: '/login',
      plans: '/plans',
      home: '/',
      sounds: { 'four-and-four': 'static/exercises/four-and-four.mp3' },
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Moment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'A moment, with free nights of the person who shared it',
  args: { state: momentStates.open },
};

export const WithoutGift: Story = {
  name: 'A moment, for visitors',
  args: { state: momentStates.withoutGift },
};

export const SignedIn: Story = {
  name: 'A moment without a line, for a member',
  args: { state: momentStates.signedIn },
};

export const LongWords: Story = {
  name: 'A long line and a long name',
  args: { state: momentStates.longWords },
};

export const Own: Story = { name: 'One’s own, for people with its link', args: { state: momentStates.own } };

export const OwnForBuddies: Story = {
  name: 'One’s own, for buddies',
  args: { state: momentStates.ownForBuddies },
};

export const OwnForAll: Story = { name: 'One’s own, for everyone', args: { state: momentStates.ownForAll } };

export const JustShared: Story = { name: 'Shared just now', args: { state: momentStates.justShared } };

export const Revoking: Story = {
  name: 'Asked whether to take it back',
  args: { state: momentStates.revoking },
};

export const OwnReported: Story = {
  name: 'One’s own, hidden after reports',
  args: { state: momentStates.ownReported },
};

export const OwnRemoved: Story = { name: 'One’s own, removed', args: { state: momentStates.ownRemoved } };

export const RemovedAsPersonal: Story = {
  name: 'Own, removed for something personal',
  args: { state: momentStates.removedAsPersonal },
};

export const RemovedAsHurtful: Story = {
  name: 'Own, removed as hurtful',
  args: { state: momentStates.removedAsHurtful },
};

export const RemovedAsAdvertising: Story = {
  name: 'Own, removed as advertising',
  args: { state: momentStates.removedAsAdvertising },
};

export const RemovedForOther: Story = {
  name: 'Own, removed for another reason',
  args: { state: momentStates.removedForOther },
};

export const RevokingWithheld: Story = {
  name: 'Asked whether to take back a hidden one',
  args: { state: momentStates.revokingWithheld },
};

export const Gone: Story = { args: { state: momentStates.gone } };

export const Revoked: Story = { name: 'Taken back', args: { state: momentStates.revoked } };

export const GiftWithoutLine: Story = {
  name: 'Free nights, and no line',
  args: { state: momentStates.giftWithoutLine },
};

export const WithoutGiftOrLine: Story = {
  name: 'Neither free nights nor a line',
  args: { state: momentStates.withoutGiftOrLine },
};

export const SignedInWithLine: Story = {
  name: 'A moment, for a member',
  args: { state: momentStates.signedInWithLine },
};

export const ReportedByViewer: Story = {
  name: 'Reported by the member who sees it',
  args: { state: momentStates.reportedByViewer },
};

export const ReportedByViewerWithoutLine: Story = {
  name: 'One without a line, reported by the member who sees it',
  args: { state: momentStates.reportedByViewerWithoutLine },
};

export const JustSharedWithoutLine: Story = {
  name: 'Shared just now, without a line',
  args: { state: momentStates.justSharedWithoutLine },
};

export const RevokingWithoutLine: Story = {
  name: 'Asked about one without a line',
  args: { state: momentStates.revokingWithoutLine },
};

export const OwnReportedWithoutLine: Story = {
  name: 'One’s own without a line, hidden',
  args: { state: momentStates.ownReportedWithoutLine },
};

export const RevokingWithheldWithoutLine: Story = {
  name: 'Asked about a removed one without a line',
  args: { state: momentStates.revokingWithheldWithoutLine },
};
