'use client';

import { useTranslation } from 'react-i18next';
import { Page } from '../../../patterns/Page/Page.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { SplitLayout } from '../../../patterns/SplitLayout/SplitLayout.tsx';
import type { SignUpDetails, SignUpState } from './SignUpState.ts';
import type { SignUpVariant } from './SignUp.options.ts';
import { SignUpForm, type SignUpLinks } from './SignUpForm.tsx';

export interface SignUpProps {
  frame: PageFrame;
  state: SignUpState;
  links: SignUpLinks;
  onSubmit: (details: SignUpDetails) => void;
}

/** The sign-up page. Its variant decides headline and benefits. */
export function SignUp({ frame, state, links, onSubmit }: SignUpProps) {
  const { t } = useTranslation('signUp');
  const greeting = greetingOf(state.variant);

  return (
    <Page frame={frame}>
      <SplitLayout
        frame={frame}
        claim={t(($) => $.aside[greeting.theme].headline)}
        promises={
          greeting.valueProps
            ? [
                t(($) => $.aside[greeting.theme].first),
                t(($) => $.aside[greeting.theme].second),
                t(($) => $.aside[greeting.theme].third),
              ]
            : []
        }
        offer="login"
      >
        <SignUpForm language={frame.language} state={state} links={links} onSubmit={onSubmit} />
      </SplitLayout>
    </Page>
  );
}

function greetingOf(variant: SignUpVariant): { theme: 'sleep' | 'default'; valueProps: boolean } {
  switch (variant) {
    case 'sleepValueProps':
      return { theme: 'sleep', valueProps: true };
    case 'sleepNoValueProps':
      return { theme: 'sleep', valueProps: false };
    case 'defaultValueProps':
      return { theme: 'default', valueProps: true };
    case 'defaultNoValueProps':
      return { theme: 'default', valueProps: false };
  }
}
