import { styled } from 'storybook/theming';
import { journeysAddress } from '../review/journeys/address.ts';
import { componentOf, sheetAddress, storyAddress } from '../review/sheet-address.ts';
import { Journey } from './Journey.tsx';
import { mapOf } from './journeys.ts';
import { useGlobal } from './useGlobal.ts';
import { useStates } from './useStates.ts';

const checkout = 'screens-checkout-checkout';

/** The first page: what is here, how it is reviewed, and a map of the product. */
export function Introduction() {
  const states = useStates();
  const language = useGlobal('language');
  const theme = useGlobal('theme') === 'night' ? 'night' : 'day';
  const map = states.length === 0 ? [] : mapOf(states);
  const stops = map.flatMap((journey) => journey.stops.map(({ state }) => state));
  const screens = stops.filter(({ title }) => title.startsWith('Screens/'));
  const mails = stops.filter(({ title }) => title.startsWith('Mails/'));
  const count = map.reduce((sum, journey) => sum + journey.count, 0);

  return (
    <Root className="sb-unstyled">
      <h1>Stillpoint, in every state and every language</h1>
      <Lead>
        Everything that people can meet on our pages is here, made from the same code as the site:{' '}
        {components(screens)} screens and {components(mails)} mails in {count} states, by day and by night, in
        five languages. Nothing here can charge anybody, and nothing you press is kept.
      </Lead>

      <h2>How to review</h2>
      <Steps>
        <li>
          <h3>Look</h3>
          <p>
            All states of a screen in every language, side by side. “Only problems” shows where words are cut
            off, left in English, or too many.
          </p>
          <a href={`./?path=${sheetAddress({ component: checkout, theme })}`} target="_top">
            Contact sheet
          </a>
        </li>
        <li>
          <h3>Try</h3>
          <p>Open a picture to use the screen. The toolbar changes language, day or night, and width.</p>
          <a href={storyAddress(`${checkout}--annual-trial`, { language, theme })} target="_top">
            Checkout with a free trial
          </a>
        </li>
        <li>
          <h3>Walk</h3>
          <p>Press the real screens and go where they lead, from the plans to an order and out again.</p>
          <a href={`./?path=${journeysAddress({ theme })}`} target="_top">
            Journeys
          </a>
        </li>
        <li>
          <h3>Change the words</h3>
          <p>
            Hold Alt and press a sentence in any story: the copy desk shows it in five languages, with its
            note. A change is seen at once, and handed over as a patch or as XLIFF.
          </p>
          <a href="./?path=/docs/review-copy-desk--docs" target="_top">
            Copy desk
          </a>
        </li>
        <li>
          <h3>See what can go wrong</h3>
          <p>Each refusal with its words, the way on, and whether anything was charged.</p>
          <a href="./?path=/docs/review-error-atlas--docs" target="_top">
            Error atlas
          </a>
        </li>
        <li>
          <h3>See what changed</h3>
          <p>
            What looks different since a commit, grouped by cause, with a slider. A cause is approved once.
          </p>
          <a href="./?path=/docs/review-visual-diff--docs" target="_top">
            Visual diff
          </a>
        </li>
        <li>
          <h3>Hear it</h3>
          <p>What a screen reader says of each state, in five languages.</p>
          <a href="./?path=/docs/review-read-aloud--docs" target="_top">
            Read aloud
          </a>
        </li>
        <li>
          <h3>See what is missing</h3>
          <p>What was measured, walked, noted and described of each screen, and what was not.</p>
          <a href="./?path=/docs/review-coverage--docs" target="_top">
            Coverage
          </a>
        </li>
        <li>
          <h3>Know the prices</h3>
          <p>What each plan costs with each voucher, from the first day on, as it was really charged.</p>
          <a href="./?path=/docs/review-prices--docs" target="_top">
            Prices
          </a>
        </li>
        <li>
          <h3>Know a screen</h3>
          <p>What it weighs, sends and says, how it is checked, and when it last changed.</p>
          <a href="./?path=/docs/review-passport--docs" target="_top">
            Passport
          </a>
        </li>
      </Steps>

      <h2>The map</h2>
      <Lead>Press a picture for all states of its screen.</Lead>
      <Map>
        {map.map((journey) => (
          <Journey key={journey.title} {...journey} theme={theme} />
        ))}
      </Map>
    </Root>
  );
}

function components(states: { id: string }[]): number {
  return new Set(states.map(({ id }) => componentOf(id))).size;
}

const Root = styled.div(({ theme }) => ({
  color: theme.color.defaultText,
  fontFamily: theme.typography.fonts.base,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  h1: { margin: '0 0 12px', fontSize: theme.typography.size.l1, lineHeight: 1.25 },
  h2: {
    margin: '32px 0 12px',
    paddingBlockStart: 24,
    borderBlockStart: `1px solid ${theme.appBorderColor}`,
    fontSize: theme.typography.size.m1,
  },
  h3: { margin: 0, fontSize: theme.typography.size.s3 },
  'h1, h2, h3': { fontWeight: theme.typography.weight.bold },
  p: { margin: 0 },
  a: { color: theme.color.secondary },
}));

const Lead = styled.p({ maxInlineSize: '46rem', fontSize: 16 });

const Steps = styled.ol({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  gap: '20px 32px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Map = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 16, marginBlockStart: 16 });
