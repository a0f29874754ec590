import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ContentPage } from './ContentPage.tsx';
import { contentPageStates } from './ContentPage.states.ts';
import type { ContentModule, ContentPageState } from './ContentPageState.ts';

const links = { choose: {}, help: '/help', again: '/sleep-better', sounds: { 'four-and-four': '/four.mp3' } };

function show(state: ContentPageState, frame = sampleFrame) {
  return render(<ContentPage frame={frame} state={state} links={links} />);
}

function headingLevels() {
  return within(screen.getByRole('main'))
    .getAllByRole('heading')
    .map(({ tagName }) => Number(tagName.slice(1)));
}

test.each(['ready', 'withoutPicture', 'offers', 'longWords'] as const)(
  '%s: the page has one heading of level 1, first, and leaves out no level',
  (name) => {
    show(contentPageStates[name]);
    const levels = headingLevels();

    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, at) => {
      expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  },
);

test('a second hero is a section of the page', () => {
  const hero = { kind: 'hero', headline: 'And again', lead: 'Rest.' } as const;
  show({ ...contentPageStates.ready, modules: [...contentPageStates.ready.modules, hero] });

  expect(screen.getByRole('heading', { level: 2, name: 'And again' })).toBeInTheDocument();
});

test('text has links, strong words and lists', () => {
  show(contentPageStates.ready);

  expect(screen.getByRole('link', { name: 'a plan' })).toHaveAttribute('href', '/plans');
  expect(screen.getByText('One hour is enough.').tagName).toBe('STRONG');
  expect(screen.getByText('Dim the light').closest('ol')).toBeInTheDocument();
});

test('a picture has its alternative text and caption', () => {
  show(contentPageStates.ready);

  expect(screen.getByRole('img', { name: 'A still lake under the moon' })).toBeInTheDocument();
  expect(screen.getByText('The lake, as the evening stories describe it')).toBeInTheDocument();
});

test('markup in a text is shown as it was written', () => {
  const text = '<img src=x onerror=alert(1)>';
  const { container } = show({
    ...contentPageStates.ready,
    modules: [{ kind: 'text', blocks: [{ kind: 'paragraph', runs: [{ text }] }] }],
  });

  expect(screen.getByText(text)).toBeInTheDocument();
  expect(container.querySelector('img')).toBeNull();
});

test('a preview says so, and its button leads out of it to the same page', () => {
  show(contentPageStates.ready, { ...sampleFrame, previewing: true, path: '/sleep-better' });
  const bar = screen.getByRole('complementary', { name: 'Preview' });
  const leave: HTMLButtonElement = within(bar).getByRole('button', { name: 'Leave the preview' });

  expect(leave.form).toHaveAttribute('action', '/content/preview/leave');
  expect(leave.form).toHaveFormValues({ path: '/sleep-better' });
});

test('what is published has no bar', () => {
  show(contentPageStates.ready);

  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('unavailable: shows the message and a link to retry', () => {
  show(contentPageStates.unavailable);

  expect(screen.getByText(/isn’t responding/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/sleep-better');
});

test('no country is known: days are written as in the country that the prices are likely for', () => {
  const nights: ContentModule = { kind: 'nights', title: 'Fourteen nights', lead: '' };
  show(
    { ...contentPageStates.ready, likelyCountry: 'US', modules: [nights] },
    { ...sampleFrame, country: undefined },
  );

  expect(screen.getByText('After 14 nights · December 4')).toBeInTheDocument();
});

test('members are led from the end of an exercise to sharing it', () => {
  const module = { kind: 'exercise', title: 'Breathe', lead: '', exercise: 'four-and-four' } as const;
  const state = { ...contentPageStates.ready, modules: [module] };
  const shares = { 'four-and-four': '/moment/share?exercise=four-and-four' };
  const { container, rerender } = render(
    <ContentPage frame={sampleFrame} state={state} links={{ ...links, shares }} />,
  );
  expect(container.querySelector('[data-when~="ended"] a[href]')).toHaveAttribute(
    'href',
    shares['four-and-four'],
  );
  rerender(<ContentPage frame={sampleFrame} state={state} links={links} />);
  expect(container.querySelector('[data-when~="ended"] a[href]')).toBeNull();
});
