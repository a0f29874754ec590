import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { space } from '../../tokens/index.ts';
import type { FormGuard } from './guardForm.ts';
import { afterPress, followPresses } from './presses.ts';

export interface NativeFormProps<Values extends object, Problems extends object> {
  /** Where the form posts by itself, before and without a script. */
  action: string;
  /** What the server found wrong with the last post. Each problem stays until the value of its field changes. */
  problems: Problems;
  /** Fetches the form's rules, when the form is first used. */
  loadGuard: () => Promise<FormGuard<Values>>;
  /** The checked values. Without it the form posts natively, even with a script. */
  onSubmit: (values: Values) => void;
  /** A request is pending: further presses are ignored. */
  pending?: boolean;
  /** Says that the form is submitted once the device has a connection. */
  offlineNotice: { title: string; text: string };
  /** The form's accessible name. */
  labelledBy?: string;
  children: (problems: Problems) => ReactNode;
}

/**
 * A form that works as plain HTML; a script adds checks while typing and submits without a page load. While the device
 * has no connection, a submitted form says so, keeps what was typed, and is submitted once there is one.
 */
export function NativeForm<Values extends object, Problems extends object>({
  action,
  problems,
  loadGuard,
  onSubmit,
  pending = false,
  offlineNotice,
  labelledBy,
  children,
}: NativeFormProps<Values, Problems>) {
  const form = useRef<HTMLFormElement>(null);
  const guard = useRef<Promise<FormGuard<Values>>>(undefined);
  const judged = useRef<FieldValues>({});
  const [changed, setChanged] = useState<readonly string[]>([]);
  const [found, setFound] = useState<Problems>();
  const [offline, setOffline] = useState(false);
  const [answered, setAnswered] = useState(problems);

  if (answered !== problems) {
    // The server has answered: what was found here before is over.
    setAnswered(problems);
    setFound(undefined);
    setChanged([]);
  }

  useEffect(followPresses, []);

  useEffect(() => {
    focusFirstProblem(form.current, problems);
  }, [problems]);

  useEffect(() => {
    if (!offline) return;
    const submitNow = () => {
      setOffline(false);
      form.current?.requestSubmit();
    };
    addEventListener('online', submitNow);
    return () => {
      removeEventListener('online', submitNow);
    };
  }, [offline]);

  function prepare() {
    guard.current ??= loadGuard().then(
      (loaded) => {
        if (form.current !== null)
          loaded.watch(form.current, (next) => {
            setFound(next as Problems);
          });
        return loaded;
      },
      (error: unknown) => {
        // They are fetched again when the form is used again.
        guard.current = undefined;
        throw error;
      },
    );
    return guard.current;
  }

  function noteChanges() {
    const names = changedFields(form.current, problems, judged.current);
    setChanged((former) => (former.join() === names.join() ? former : names));
    return names;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const target = event.currentTarget;
    event.preventDefault();
    if (pending) return;
    const loaded = await prepare().catch(() => undefined);
    if (!navigator.onLine && (loaded === undefined || (await loaded.check(target)).ok)) {
      setOffline(true);
      return;
    }
    setOffline(false);
    if (loaded === undefined) {
      // The rules could not be fetched: the server knows them as well.
      target.submit();
      return;
    }
    const outcome = await loaded.check(target);
    if (outcome.ok) {
      judged.current = valuesIn(target);
      onSubmit(outcome.values);
    } else {
      setFound(outcome.problems as Problems);
      focusFirstProblem(target, { ...outcome.problems, ...without(problems, noteChanges()) });
    }
  }

  return (
    <Root
      ref={form}
      method="post"
      action={action}
      noValidate
      aria-labelledby={labelledBy}
      onFocus={() => void prepare().catch(() => undefined)}
      onInput={noteChanges}
      onBlur={() => {
        afterPress(noteChanges);
      }}
      onSubmit={(event) => void submit(event)}
    >
      {offline && (
        <Notice title={offlineNotice.title} announced>
          {offlineNotice.text}
        </Notice>
      )}
      {children({ ...found, ...without(problems, changed) })}
    </Root>
  );
}

/** What stands in fields, by their names. */
type FieldValues = Record<string, string | boolean>;

function valuesIn(form: HTMLFormElement): FieldValues {
  return Object.fromEntries(inputsOf(form).map((input) => [input.name, valueOf(input)]));
}

/** The fields with a problem that hold another value than the server judged: the one that was sent, else drawn. */
function changedFields(form: HTMLFormElement | null, problems: object, judged: FieldValues): string[] {
  return inputsOf(form)
    .filter(({ name }) => Object.hasOwn(problems, name))
    .filter((input) => valueOf(input) !== (judged[input.name] ?? drawnValueOf(input)))
    .map(({ name }) => name);
}

function valueOf({ type, checked, value }: HTMLInputElement): string | boolean {
  return type === 'checkbox' ? checked : value;
}

function drawnValueOf({ type, defaultChecked, defaultValue }: HTMLInputElement): string | boolean {
  return type === 'checkbox' ? defaultChecked : defaultValue;
}

function without<Problems extends object>(problems: Problems, fields: readonly string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !fields.includes(name))) as Problems;
}

/** Moves focus to the first field with a problem. */
function focusFirstProblem(form: HTMLFormElement | null, problems: object) {
  inputsOf(form)
    .find(({ name }) => Object.hasOwn(problems, name))
    ?.focus();
}

function inputsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return Array.from(form?.elements ?? []).filter((element) => element instanceof HTMLInputElement);
}

const Root = styled.form`
  display: grid;
  gap: ${space[5]};
`;
