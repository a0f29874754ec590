import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { PreferenceForm, type PreferenceFormProps } from './PreferenceForm.tsx';

const props: PreferenceFormProps = {
  action: '/preferences',
  path: '/plans?voucher=SLEEP30',
  name: 'language',
  current: 'en',
  choices: [
    { value: 'en', label: 'English', lang: 'en' },
    { value: 'de', label: 'Deutsch', lang: 'de', icon: 'globe' },
  ],
};

/** What a browser would post when a button is pressed. */
function postOf(button: HTMLElement) {
  const form = (button as HTMLButtonElement).form ?? undefined;
  return {
    to: form?.getAttribute('action'),
    method: form?.method,
    data: Object.fromEntries(new FormData(form, button)),
  };
}

test('posts the choice that is pressed, and the page to come back to', () => {
  render(<PreferenceForm {...props} />);

  expect(postOf(screen.getByRole('button', { name: 'Deutsch' }))).toEqual({
    to: '/preferences',
    method: 'post',
    data: { path: '/plans?voucher=SLEEP30', language: 'de' },
  });
});

test('says which choice is taken, and of the others nothing', () => {
  render(<PreferenceForm {...props} />);

  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: 'Deutsch' })).not.toHaveAttribute('aria-current');
});

test('reports no choice before one was made', () => {
  render(<PreferenceForm {...props} current={undefined} />);

  for (const button of screen.getAllByRole('button')) expect(button).not.toHaveAttribute('aria-current');
});

// "Deutsch" read out by an English voice is not understood by whom it is for.
test('has a label read in its own language', () => {
  render(<PreferenceForm {...props} />);

  expect(screen.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('lang', 'de');
});

test('posts other controls of its own along', () => {
  render(
    <PreferenceForm action="/preferences" path="/" name="country">
      <select name="country" aria-label="Country" defaultValue="GB">
        <option value="GB">United Kingdom</option>
      </select>
      <button type="submit">Save</button>
    </PreferenceForm>,
  );

  expect(postOf(screen.getByRole('button', { name: 'Save' })).data).toEqual({ path: '/', country: 'GB' });
});
