import type { Language } from '@stillpoint/translations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { homeStoryContent } from '../Home/Home.storyContent.ts';
import { ContentPage, type ContentPageProps } from './ContentPage.tsx';
import { contentPageStoryContent } from './ContentPage.storyContent.ts';
import { contentPageStates } from './ContentPage.states.ts';
import type { ContentPageState } from './ContentPageState.ts';

const meta = {
  title: 'Screens/Home/Content page',
  component: ContentPage,
  args: {
    frame: sampleFrame,
    state: contentPageStates.ready,
    links: {
      choose: {
        B2CMONTHLY: '/register?plan=B2CMONTHLY',
        B2C14DANNUAL: '/register?plan=B2C14DANNUAL',
        B2CFAMILYA2022: '/register?plan=B2CFAMILYA2022',
      },
      help: '/help',
      sounds: { 'four-and-four': '/static/exercises/four-and-four.mp3' },
      again: '/sleep-better',
    },
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <ContentPage {...args} {...shown(args)} />,
} satisfies Meta<typeof ContentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: 'Each kind of module', args: { state: contentPageStates.ready } };

export const TaxAdded: Story = {
  name: 'Tax is added at checkout',
  args: { frame: { ...sampleFrame, country: 'US' }, state: contentPageStates.taxAdded },
};

export const CountryUnknown: Story = {
  name: 'No country is known',
  args: { frame: { ...sampleFrame, country: undefined }, state: contentPageStates.countryUnknown },
};

export const CountryUnknownWithTax: Story = {
  name: 'No country is known, prices with tax',
  args: { frame: { ...sampleFrame, country: undefined }, state: contentPageStates.countryUnknownWithTax },
};

export const WithoutPicture: Story = {
  name: 'Words without a picture',
  args: { state: contentPageStates.withoutPicture },
};

export const Offers: Story = { name: 'Plans and free nights', args: { state: contentPageStates.offers } };

export const LongWords: Story = { name: 'Long words', args: { state: contentPageStates.longWords } };

export const Promotion: Story = {
  args: { frame: { ...sampleFrame, path: '/offer/sleep' }, state: contentPageStates.promotion },
};

export const PromotionCountryUnknown: Story = {
  name: 'Promotion, no country is known',
  args: {
    frame: { ...sampleFrame, country: undefined, path: '/offer/sleep' },
    state: contentPageStates.promotionCountryUnknown,
  },
};

export const PromotionNotYet: Story = {
  name: 'Promotion that begins later',
  args: { state: contentPageStates.promotionNotYet },
};

export const PromotionOver: Story = {
  name: 'Promotion that has ended',
  args: { state: contentPageStates.promotionOver },
};

export const PromotionNotForVisitor: Story = {
  name: 'Promotion for others',
  args: { state: contentPageStates.promotionNotForVisitor },
};

export const PromotionNotForMember: Story = {
  name: 'Promotion for others, with a plan that goes on',
  args: {
    frame: { ...sampleFrame, account: { status: 'signedIn', firstName: 'Alex' }, path: '/offer/sleep' },
    state: contentPageStates.promotionNotForMember,
  },
};

export const Unavailable: Story = {
  name: 'The page cannot be read',
  args: { state: contentPageStates.unavailable },
};

/** Sample content in the toolbar's language. */
function shown({ frame, state }: Pick<ContentPageProps, 'frame' | 'state'>) {
  return { state: inWordsOf(frame.language, state) };
}

function inWordsOf(language: Language, state: ContentPageState): ContentPageState {
  if (language === 'en' || state.status === 'unavailable') return state;
  const words = contentPageStoryContent[language];
  const [opening] = words;
  const fromHome = homeStoryContent[language].filter((module) => module.kind !== 'exerciseTeaser');
  const kinds = new Map([...fromHome, ...words].map((module) => [module.kind, module]));
  return {
    ...state,
    title: state === contentPageStates.longWords || opening?.kind !== 'hero' ? state.title : opening.headline,
    modules:
      state === contentPageStates.longWords
        ? state.modules
        : state.modules.map((module) => kinds.get(module.kind) ?? module),
  };
}
