import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { NativeForm } from '../NativeForm.tsx';
import { textIn } from '../textIn.ts';
import { watchForm } from '../watchForm.ts';

interface Letter {
  name: string;
  town: string;
}

interface LetterProblems {
  name?: 'missing' | 'unknown';
  town?: 'missing' | 'unknown';
}

/** The rules of the form that `renderLetter` draws. */
export function letterRules() {
  const text = string().trim();
  return Promise.resolve(watchForm(object({ name: text.required('missing'), town: text.default('') })));
}

/** Draws a form of two fields, and records what it submits. */
export function renderLetter({
  problems = {},
  loadRules = letterRules,
  pending = false,
  offline = false,
  values = { name: '', town: '' },
}: {
  problems?: LetterProblems;
  loadRules?: typeof letterRules;
  pending?: boolean;
  offline?: boolean;
  values?: Letter;
} = {}) {
  const sent: Letter[] = [];
  const form = (found: LetterProblems, waits = pending, refused = false) => (
    <NativeForm<Letter, LetterProblems>
      action="/letters"
      problems={found}
      pending={waits}
      offline={offline}
      offlineNotice={{ title: 'You’re offline', text: 'We send it later.' }}
      loadRules={loadRules}
      typedValues={(form) => ({ name: textIn(form, 'name').trim(), town: textIn(form, 'town') })}
      onSubmit={(letter) => sent.push(letter)}
    >
      {({ name, town }, waiting) => (
        <>
          {refused && <p role="alert">Nobody reads letters now</p>}
          <label>
            Name <input name="name" defaultValue={values.name} />
          </label>
          {name && <p>Name is {name}</p>}
          <label>
            Town <input name="town" defaultValue={values.town} />
          </label>
          {town && <p>Town is {town}</p>}
          <button type="submit" aria-disabled={waiting}>
            Send
          </button>
        </>
      )}
    </NativeForm>
  );
  const { rerender } = render(form(problems));
  const answer = (found: LetterProblems) => {
    rerender(form(found));
  };
  /** Waits for an answer, and is refused as a whole. */
  const refuse = () => {
    rerender(form(problems, true));
    rerender(form(problems, false, true));
  };
  return { sent, answer, refuse, user: userEvent.setup() };
}
