import { expect, test } from 'vitest';
import { languages } from '@stillpoint/translations';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import words from '../../../../../translations/en/myData.json' with { type: 'json' };
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { dataWords } from './dataWords.ts';
import { MyData } from './MyData.tsx';
import { myDataStates } from './MyData.states.ts';
import type { MyDataState } from './MyDataState.ts';

const links = {
  submit: '/de/user/data',
  file: '/de/user/data/file?userId=1',
  account: '/de/user',
  confirm: '/de/manage-identities',
  forgotPassword: '/de/login/forgot-password',
  switchAccount: '/logout?back=/de/user/data',
  help: '/help',
};
const open = (state: MyDataState) => render(<MyData frame={sampleFrame} state={state} links={links} />);

test('the file is a plain link, and each part opens without a script', () => {
  const { container } = open(myDataStates.longest);
  const file = screen.getByRole('link', { name: 'Download as a file' });
  expect(file).toHaveAttribute('href', links.file);
  // The server says whether it is a file: it may be the page that asks for the proof again.
  expect(file).not.toHaveAttribute('download');
  expect(container.querySelectorAll('main details:not(details details)')).toHaveLength(4);
  expect(screen.getByText(/1,480/)).toBeInTheDocument();
});

test('a large file is asked for by a native form, for the user whom the page was drawn for', () => {
  open(myDataStates.large);
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Prepare the file' });
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', links.submit);
  expect(form?.querySelector('[name=userId]')).toHaveValue(myDataStates.large.userId);
  expect(screen.queryByRole('link', { name: 'Download as a file' })).not.toBeInTheDocument();
});

test('a large file of an account whose address was never confirmed: that comes first', () => {
  open(myDataStates.proveFirst);
  const confirm = screen.getByRole('link', { name: 'Confirm my email' });
  expect(confirm).toHaveAttribute('href', links.confirm);
  expect(screen.queryByRole('button', { name: 'Prepare the file' })).not.toBeInTheDocument();
});

test('a file that is being made for an address that is not confirmed promises no mail, and leads to confirm it', () => {
  open(myDataStates.preparingUnmailed);
  expect(screen.getByText(/We’re preparing your file.+no email will tell you/)).toBeInTheDocument();
  expect(screen.queryByText(/We’ll email you/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Confirm my email' })).toHaveAttribute('href', links.confirm);
});

test('a file that is being made says that a mail will come, and one that was made until when it is there', () => {
  const { unmount } = open(myDataStates.preparing);
  expect(screen.getByText(/We’re preparing your file.+We’ll email you/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Download as a file' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Prepare the file' })).not.toBeInTheDocument();
  unmount();
  open(myDataStates.prepared);
  expect(screen.getByText(/until 25 November 2026, 20:02 \(UTC\)/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download as a file' })).toHaveAttribute('href', links.file);
});

test.each(languages)(
  'the sentence with the deadline of a file says in "%s" that it is in UTC',
  (language) => {
    const t = i18next.getFixedT<'myData'>(language, 'myData');
    expect(t(($) => $.file.prepared, { moment: '20:02' })).toMatch(/20:02 (Uhr )?\(UTC\)/);
  },
);

test('values are written for their reader: days, sums, answers, words of the database, and what is missing', () => {
  open(myDataStates.longest);
  const valuesOf = (label: string) =>
    screen.getAllByText(label, { selector: 'dt' }).map((term) => term.nextElementSibling?.textContent);
  expect(valuesOf('Opened')).toEqual(['3\u00a0November 2024, 09:30']);
  expect(valuesOf('Network')).toEqual(['203.0.113.x', '2001:db8:85a3:x', 'Nothing recorded']);
  expect(valuesOf('Paid')).toEqual(['4\u00a0December 2026']);
  expect(valuesOf('Amount')).toEqual(['€69.99']);
  expect(valuesOf('News and offers')).toEqual(['No']);
  expect(valuesOf('Language')).toEqual(['English']);
  expect(valuesOf('System')).toEqual(['iPhone', 'A system we don’t know']);
  expect(valuesOf('What changed')).toContain('Connection ended at the company');
  expect(valuesOf('How')).toContain('Personify Health');
  expect(valuesOf('Billed by')).toEqual(['Stillpoint']);
  expect(valuesOf('Your number at our partner')).toEqual(['Nothing recorded']);
});

test('a browser without a name is written as on the page of the account, and no way to log in as an account', () => {
  open({
    ...myDataStates.ready,
    parts: [
      {
        part: 'loggingIn',
        tables: [
          {
            heading: 'changes',
            rows: [
              [
                { label: 'browser', value: { kind: 'text', text: 'unknown' } },
                { label: 'change', value: { kind: 'text', text: 'unlinked' } },
              ],
            ],
          },
        ],
      },
    ],
  });
  expect(screen.getByText('A browser we don’t know')).toBeInTheDocument();
  expect(screen.getByText('Way to log in removed')).toBeInTheDocument();
  expect(screen.queryByText('Account disconnected')).not.toBeInTheDocument();
});

test('a part in which nothing is kept says so', () => {
  open(myDataStates.ready);
  expect(screen.getAllByText('Nothing is kept here.')).toHaveLength(2);
});

test('a proof is asked for by a native form, for the user whom it was drawn for', () => {
  open(myDataStates.proof);
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Show my data' });
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', links.submit);
  expect(form?.querySelector('[name=userId]')).toHaveValue(myDataStates.proof.userId);
  expect(screen.queryByRole('link', { name: 'Download as a file' })).not.toBeInTheDocument();
});

test('another account is shown nothing', () => {
  open(myDataStates.otherAccount);
  expect(screen.queryByRole('link', { name: 'Download as a file' })).not.toBeInTheDocument();
});

test('every word of the database that has a text is known by it', () => {
  const texts = Object.entries(words.values).filter(([, text]) => typeof text === 'object');
  expect(Object.fromEntries(texts.map(([group, each]) => [group, Object.keys(each)]))).toEqual(dataWords);
});
