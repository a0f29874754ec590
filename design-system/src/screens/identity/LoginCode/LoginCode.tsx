import { StepOver } from '../SecondFactor/StepOver.tsx';
import { LoginCodeCard } from './LoginCodeCard.tsx';
import type { LoginCodeProps } from './LoginCodeProps.ts';

/** Asks for a mailed code where an address was tried too often, in the same words for every address. Native forms alone. */
export function LoginCode({ frame, state, links }: LoginCodeProps) {
  switch (state.status) {
    case 'code':
      return <LoginCodeCard frame={frame} state={state} links={links} />;
    case 'over':
      return <StepOver frame={frame} links={links} />;
  }
}
