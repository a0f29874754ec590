'use client';

import type { ReactNode, SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { space } from '../../../tokens/index.ts';

export interface ScriptlessFormProps {
  /** Where the choice is posted to. */
  action: string;
  /** The label of the button that posts it. */
  submit: string;
  children: ReactNode;
}

/** A choice that takes effect at once with a script, and by a button of its own without one. */
export function ScriptlessForm({ action, submit, children }: ScriptlessFormProps) {
  return (
    <Root method="post" action={action} onSubmit={stay}>
      {children}
      <noscript>
        <Button type="submit" variant="secondary" size="small">
          {submit}
        </Button>
      </noscript>
    </Root>
  );
}

/** Enter in a radio button submits: the choice has taken effect by then. */
function stay(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
}

const Root = styled.form`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
`;
