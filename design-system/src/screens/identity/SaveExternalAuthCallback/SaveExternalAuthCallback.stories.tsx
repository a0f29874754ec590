import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleConnectionLinks } from '../../../patterns/ConnectionButtons/sampleConnectionLinks.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { SaveExternalAuthCallback } from './SaveExternalAuthCallback.tsx';
import { saveExternalAuthCallbackStates } from './SaveExternalAuthCallback.states.ts';

const meta = {
  title: 'Screens/Identity/Save external auth callback',
  component: SaveExternalAuthCallback,
  args: {
    frame: sampleFrame,
    state: saveExternalAuthCallbackStates.refused,
    links: { login: '/login', workplace: '/sso-login', connections: sampleConnectionLinks },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SaveExternalAuthCallback>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  name: 'Came back without agreeing',
  args: { state: saveExternalAuthCallbackStates.refused },
};

export const Failed: Story = {
  name: 'The company did not answer',
  args: { state: saveExternalAuthCallbackStates.failed },
};

export const Expired: Story = {
  name: 'Too late, or another browser',
  args: { state: saveExternalAuthCallbackStates.expired },
};

export const ExpiredSomewhere: Story = {
  name: 'Too late, and the company is not known',
  args: { state: saveExternalAuthCallbackStates.expiredSomewhere },
};

export const WorkplaceRefused: Story = {
  name: 'Came back from the workplace without agreeing',
  args: { state: saveExternalAuthCallbackStates.workplaceRefused },
};

export const WorkplaceFailed: Story = {
  name: 'The workplace did not answer',
  args: { state: saveExternalAuthCallbackStates.workplaceFailed },
};

export const NotOffered: Story = {
  name: 'No such company is offered',
  args: { state: saveExternalAuthCallbackStates.notOffered },
};

export const TooManyAttempts: Story = {
  name: 'Too many attempts',
  args: { state: saveExternalAuthCallbackStates.tooManyAttempts },
};

export const WaitMinutes: Story = {
  name: 'Too many attempts, for twelve minutes',
  args: { state: saveExternalAuthCallbackStates.waitMinutes },
};

export const OfAnother: Story = {
  name: 'The login was connected to an account meanwhile',
  args: { state: saveExternalAuthCallbackStates.ofAnother },
};

export const OutsideWorkplace: Story = {
  name: 'Address outside of the workplace’s domains',
  args: { state: saveExternalAuthCallbackStates.outsideWorkplace },
};

export const KnownWorkplaceRefused: Story = {
  name: 'Came back from a known workplace without agreeing',
  args: { state: saveExternalAuthCallbackStates.knownWorkplaceRefused },
};
