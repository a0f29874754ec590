import { useId, useState, useSyncExternalStore, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { FormProps } from './FormProps.ts';

/** The same form, element for element, of plain React elements with a class. */
export function PlainSignUpForm({ round }: FormProps) {
  return (
    <form method="post" action="/register">
      <h2 className="heading">Create your account</h2>
      <PlainField label="Your name">
        {(id) => <input className="input" id={id} type="text" name="fullname" autoComplete="name" />}
      </PlainField>
      <PlainField label="E-mail">
        {(id) => (
          <input
            className="input"
            id={id}
            type="email"
            name="email"
            autoComplete="email"
            spellCheck={false}
          />
        )}
      </PlainField>
      <PlainField label="Password" hint="At least 8 characters">
        {(id) => (
          <Password id={id} aria-describedby={`${id}-hint`} name="password" autoComplete="new-password" />
        )}
      </PlainField>
      <label className="checkbox">
        <input className="box" type="checkbox" name="marketingEmails" />
        <span className="beside">Send me letters</span>
      </label>
      <button className="button" type="submit">
        Create account {round}
      </button>
    </form>
  );
}

/** A field's words around its control. */
export function PlainField({
  label,
  hint,
  children,
}: {
  label: string;
  hint?: string;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="field">
      <div className="words">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        {hint !== undefined && (
          <span className="hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
      {children(id)}
      <div id={`${id}-problem`} aria-live="polite" />
      <div id={`${id}-aside`} aria-live="polite" />
    </div>
  );
}

function Password(props: ComponentPropsWithoutRef<'input'>) {
  const [revealed, setRevealed] = useState(false);
  const hydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <div className="password">
      <input {...props} className="input" type={revealed ? 'text' : 'password'} spellCheck={false} />
      {hydrated && (
        <span className="reveal">
          <button
            className="eye"
            type="button"
            aria-label={revealed ? 'Hide password' : 'Show password'}
            onClick={() => setRevealed(!revealed)}
          >
            <svg className="icon" aria-hidden="true" focusable="false">
              <use href={`/static/icons.svg#${revealed ? 'eye-off' : 'eye'}`} />
            </svg>
          </button>
        </span>
      )}
    </div>
  );
}
