import { styled } from 'storybook/theming';
import figures from '../figures/figures.json';

const shown = [
  {
    ...figures.textsNoted,
    name: 'Sentences noted',
    text: 'A note for translators speaks of the sentence, or of the part that it stands in.',
  },
  {
    ...figures.propsDescribed,
    name: 'Props described',
    text: 'The page of the component says what the prop is.',
  },
];

/** How much of what is here is explained. A figure that falls stops the build. */
export function Coverage() {
  return (
    <Root className="sb-unstyled">
      <h1>Coverage</h1>
      <Lead>
        What has been said of the product. A share that falls stops the build; <code>npm run coverage</code>{' '}
        names what is missing, and keeps a better share with <code>-- --write</code>. That each state has a
        story, and each story has passed axe in five languages by day and by night, every run of the tests
        holds.
      </Lead>
      <Cards>
        {shown.map(({ name, text, reached, of }) => (
          <li key={name}>
            <h2>{name}</h2>
            <Figure>
              <strong>{reached.toLocaleString('en')}</strong> of {of.toLocaleString('en')}
            </Figure>
            <progress value={reached} max={of} aria-label={name} />
            <p>{text}</p>
          </li>
        ))}
      </Cards>
    </Root>
  );
}

const Root = styled.div(({ theme }) => ({
  color: theme.color.defaultText,
  fontFamily: theme.typography.fonts.base,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  'h1, h2': { fontWeight: theme.typography.weight.bold },
  h1: { margin: '0 0 12px', fontSize: theme.typography.size.l1 },
  h2: { margin: 0, fontSize: theme.typography.size.s3 },
  p: { margin: 0 },
  progress: { inlineSize: '100%', accentColor: theme.color.secondary },
}));

const Lead = styled.p({ maxInlineSize: '46rem', fontSize: 16 });

const Cards = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  gap: '20px 32px',
  margin: '24px 0 0',
  padding: 0,
  listStyle: 'none',
});

const Figure = styled.div(({ theme }) => ({
  strong: { fontSize: theme.typography.size.l1, fontVariantNumeric: 'tabular-nums' },
}));
