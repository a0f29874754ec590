import type { Language } from '@stillpoint/translations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { offeringAnotherLanguage } from '../../../patterns/LanguageOffer/offeringAnotherLanguage.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Home, type HomeProps } from './Home.tsx';
import { homeStoryContent } from './Home.storyContent.ts';
import { homeStates } from './Home.states.ts';
import type { HomeState } from './HomeState.ts';

const signedIn: PageFrame = { ...sampleFrame, account: { status: 'signedIn', firstName: 'Fay' } };

const meta = {
  title: 'Screens/Home/Home',
  component: Home,
  args: {
    frame: sampleFrame,
    state: homeStates.ready,
    links: {
      choose: {
        B2CMONTHLY: '/register?plan=B2CMONTHLY',
        B2C14DANNUAL: '/register?plan=B2C14DANNUAL',
        B2CFAMILYA2022: '/register?plan=B2CFAMILYA2022',
      },
      plans: '/plans',
      app: 'https://app.stillpoint.example/',
      subscription: '/subscription',
      help: '/help',
      sounds: { 'four-and-four': '/static/exercises/four-and-four.mp3' },
      players: { 'four-and-four': '/players/four-and-four' },
    },
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Home {...args} {...shown(args)} />,
} satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Prices with tax' };

export const TaxAdded: Story = {
  name: 'Tax is added at checkout',
  args: { frame: { ...sampleFrame, country: 'US' }, state: homeStates.taxAdded },
};

export const CountryUnknown: Story = {
  name: 'No country is known',
  args: { frame: { ...sampleFrame, country: undefined }, state: homeStates.countryUnknown },
};

export const InRupees: Story = {
  name: 'Prices in rupees',
  args: { frame: { ...sampleFrame, country: 'IN' }, state: homeStates.inRupees },
};

export const InReais: Story = {
  name: 'Prices in reais',
  args: { frame: { ...sampleFrame, country: 'BR' }, state: homeStates.inReais },
};

export const LanguageOffered: Story = {
  name: 'The browser’s language is offered',
  args: { frame: { ...sampleFrame, offeredLanguage: 'de' }, state: homeStates.languageOffered },
};

export const ContentMissing: Story = {
  name: 'Without the editors’ content',
  args: { state: homeStates.contentMissing },
};

export const Former: Story = {
  name: 'A former member has no free days',
  args: { frame: signedIn, state: homeStates.former },
};

export const Ending: Story = {
  name: 'A subscriber whose plan ends',
  args: { frame: signedIn, state: homeStates.ending },
};

export const Subscriber: Story = {
  name: 'A subscriber',
  args: { frame: signedIn, state: homeStates.subscriber },
};

export const SubscriberMayChange: Story = {
  name: 'A subscriber who can change to family',
  args: { frame: signedIn, state: homeStates.subscriberMayChange },
};

/** Sample content in the toolbar's language. */
function shown({ frame, state }: Pick<HomeProps, 'frame' | 'state'>) {
  return {
    frame: state === homeStates.languageOffered ? offeringAnotherLanguage(frame) : frame,
    state: inWordsOf(frame.language, state),
  };
}

function inWordsOf(language: Language, state: HomeState): HomeState {
  if (language === 'en' || state.modules.length === 0) return state;
  return { ...state, modules: homeStoryContent[language] };
}
