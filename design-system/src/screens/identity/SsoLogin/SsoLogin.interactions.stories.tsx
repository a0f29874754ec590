import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { field } from '../../../patterns/NativeForm/field.ts';
import { formIn } from '../../../patterns/NativeForm/formIn.ts';
import type { SsoLogin } from './SsoLogin.tsx';
import { ssoLoginStates } from './SsoLogin.states.ts';
import states from './SsoLogin.stories.tsx';

const meta = {
  ...states,
  title: 'Interactions/SSO login',
  tags: ['!autodocs'],
  args: { ...states.args, state: ssoLoginStates.ready },
} satisfies Meta<typeof SsoLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LooksUp: Story = {
  name: 'Looks an organisation up',
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.type(field(formIn(canvasElement), 'term'), ' Acorn {Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ term: 'Acorn' }));
  },
};

export const RefusesHalfAnAddress: Story = {
  name: 'Refuses half an address',
  play: async ({ args, canvasElement, userEvent }) => {
    const term = field(formIn(canvasElement), 'term');
    await userEvent.type(term, 'alma@acorn{Enter}');
    await waitFor(() => expect(term).toHaveAttribute('aria-invalid', 'true'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
