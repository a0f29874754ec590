import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { space } from '../../tokens/index.ts';
import type { FormRules } from './watchForm.ts';
import { afterPress, followPresses } from '../presses/presses.ts';

export interface NativeFormProps<Values extends object, Problems extends object> {
  /** Where the form posts by itself, before and without a script. */
  action: string;
  /** What the server found wrong with the last post. Each problem stays until the value of its field changes. */
  problems: Problems;
  /** Fetches the form's rules, when the form is first used. */
  loadRules: () => Promise<FormRules>;
  /** The values to submit, of what is typed. */
  typedValues: (form: FormData) => Values;
  /** The values, checked by the rules, or by the server alone where the rules are not fetched within 3 s. */
  onSubmit: (values: Values) => void;
  /** A request is pending: further presses are ignored. */
  pending?: boolean;
  /** Something is asked for by another way than the fields. */
  busy?: boolean;
  /** What was submitted waits for a connection. */
  offline?: boolean;
  /** Says that the form is submitted once the device has a connection. */
  offlineNotice: { title: string; text: string };
  /** The form's accessible name. */
  labelledBy?: string;
  /** `pending`: a request is, or the rules are still being fetched after a press. */
  children: (problems: Problems, pending: boolean) => ReactNode;
}

/**
 * A form that works as plain HTML; a script adds checks while typing and submits without a page load. While the device
 * has no connection, a submitted form says so, keeps what was typed, and is submitted once there is one. `offline` says
 * the same where only the request finds that out.
 */
export function NativeForm<Values extends object, Problems extends object>({
  action,
  problems,
  loadRules,
  typedValues,
  onSubmit,
  pending = false,
  busy = false,
  offline = false,
  offlineNotice,
  labelledBy,
  children,
}: NativeFormProps<Values, Problems>) {
  const form = useRef<HTMLFormElement>(null);
  const rules = useRef<Promise<FormRules>>(undefined);
  const judged = useRef<FieldValues>({});
  const [changed, setChanged] = useState<readonly string[]>([]);
  const [found, setFound] = useState<Problems>();
  const [held, setHeld] = useState(false);
  const [checking, setChecking] = useState(false);
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

  const answerDue = pending || busy;
  useEffect(() => {
    if (!answerDue) return;
    const { current } = form;
    return () => {
      // The answer stands above the fields, and the button that asked for it can be a screen below.
      current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
    };
  }, [answerDue]);

  useEffect(() => {
    if (!held) return;
    const submitNow = () => {
      setHeld(false);
      form.current?.requestSubmit();
    };
    addEventListener('online', submitNow);
    return () => {
      removeEventListener('online', submitNow);
    };
  }, [held]);

  function prepare() {
    rules.current ??= loadRules().then(
      (loaded) => {
        if (form.current !== null)
          loaded.watch(form.current, (next) => {
            setFound(next as Problems);
          });
        return loaded;
      },
      (error: unknown) => {
        // They are fetched again when the form is used again.
        rules.current = undefined;
        throw error;
      },
    );
    return rules.current;
  }

  function noteChanges() {
    const names = changedFields(form.current, problems, judged.current);
    setChanged((former) => (former.join() === names.join() ? former : names));
    return names;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const target = event.currentTarget;
    event.preventDefault();
    if (pending || checking) return;
    setChecking(true);
    const loaded = await Promise.race([prepare().catch(() => undefined), rulesTimeout()]);
    const checked = await loaded?.check(target);
    setChecking(false);
    if (checked !== undefined) {
      setHeld(false);
      setFound(checked as Problems);
      focusFirstProblem(target, { ...checked, ...without(problems, noteChanges()) });
    } else if (navigator.onLine) {
      setHeld(false);
      judged.current = valuesIn(target);
      // Not a native post: on a network that lets nothing through it would leave the page for the browser's error page.
      onSubmit(typedValues(new FormData(target)));
    } else {
      setHeld(true);
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
      {(held || offline) && (
        <Notice title={offlineNotice.title} announced>
          {offlineNotice.text}
        </Notice>
      )}
      {children({ ...found, ...without(problems, changed) }, pending || checking)}
    </Root>
  );
}

const rulesTimeoutInMs = 3_000;

/** On a bad network the rules can be fetched for minutes: a press does not wait longer, and the server checks alone. */
function rulesTimeout(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, rulesTimeoutInMs);
  });
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

function valueOf(input: Input): string | boolean {
  return isCheckbox(input) ? input.checked : input.value;
}

function drawnValueOf(input: Input): string | boolean {
  return isCheckbox(input) ? input.defaultChecked : input.defaultValue;
}

function isCheckbox(input: Input): input is HTMLInputElement {
  return input.type === 'checkbox';
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

type Input = HTMLInputElement | HTMLTextAreaElement;

function inputsOf(form: HTMLFormElement | null): Input[] {
  return Array.from(form?.elements ?? []).filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
}

const Root = styled.form`
  display: grid;
  gap: ${space[5]};
`;
