import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { space } from '../../tokens/index.ts';
import type { FormGuard } from './guardForm.ts';

export interface NativeFormProps<Values extends object, Problems extends object> {
  /** Where the form posts by itself, before and without a script. */
  action: string;
  /** What the server found wrong with the last post. */
  problems: Problems;
  /** Fetches the form's rules, when the form is first used. */
  loadGuard: () => Promise<FormGuard<Values>>;
  /** The checked values. Without it the form posts natively, even with a script. */
  onSubmit: (values: Values) => void;
  /** A request is pending: further presses are ignored. */
  pending?: boolean;
  /** The form's accessible name. */
  labelledBy?: string;
  children: (problems: Problems) => ReactNode;
}

/** A form that works as plain HTML; a script adds checks while typing and submits without a page load. */
export function NativeForm<Values extends object, Problems extends object>({
  action,
  problems,
  loadGuard,
  onSubmit,
  pending = false,
  labelledBy,
  children,
}: NativeFormProps<Values, Problems>) {
  const form = useRef<HTMLFormElement>(null);
  const guard = useRef<Promise<FormGuard<Values>>>(undefined);
  const [found, setFound] = useState<Problems>();
  const [answered, setAnswered] = useState(problems);

  if (answered !== problems) {
    // The server has answered: what was found here before is over.
    setAnswered(problems);
    setFound(undefined);
  }

  useEffect(() => {
    focusFirstProblem(form.current, problems);
  }, [problems]);

  function prepare() {
    guard.current ??= loadGuard().then((loaded) => {
      if (form.current !== null)
        loaded.watch(form.current, (next) => {
          setFound(next as Problems);
        });
      return loaded;
    });
    return guard.current;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    const target = event.currentTarget;
    event.preventDefault();
    if (pending) return;
    const loaded = await prepare().catch(() => undefined);
    if (loaded === undefined) {
      // The rules could not be fetched: the server knows them as well.
      target.submit();
      return;
    }
    const outcome = await loaded.check(target);
    if (outcome.ok) {
      onSubmit(outcome.values);
    } else {
      setFound(outcome.problems as Problems);
      focusFirstProblem(target, outcome.problems);
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
      onSubmit={(event) => void submit(event)}
    >
      {children(found ?? problems)}
    </Root>
  );
}

/** Moves focus to the first field with a problem. */
function focusFirstProblem(form: HTMLFormElement | null, problems: object) {
  const first = Array.from(form?.elements ?? []).find(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && Object.hasOwn(problems, element.name),
  );
  first?.focus();
}

const Root = styled.form`
  display: grid;
  gap: ${space[5]};
`;
