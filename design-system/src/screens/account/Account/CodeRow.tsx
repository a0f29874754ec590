import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { space } from '../../../tokens/index.ts';
import { MailedCodeField } from '../OwnerProof/MailedCodeField.tsx';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import type { AccountProps } from './AccountProps.ts';
import { FormRow } from './FormRow.tsx';
import { HiddenFields, type HiddenFieldsProps } from './HiddenFields.tsx';
import { OneButtonForm } from './OneButtonForm.tsx';

export interface CodeRowProps extends Pick<AccountProps, 'links'> {
  userId: string;
  title: string;
  /** Where the code was sent, and what it is for. */
  children: ReactNode;
  /** Sent before, sent just now, what is wrong with it, or why no other one was sent. */
  code: 'waiting' | 'sentNow' | 'missing' | 'wrong' | 'expired' | 'tooSoon';
  triesLeft: number | undefined;
  waitMinutes: number | undefined;
  /** The tries are used up: no code is taken or sent for `waitMinutes`. */
  usedUp?: boolean;
  /** What the form of the code posts, and that of the button for another one. */
  changes: { check: HiddenFieldsProps['change']; send: HiddenFieldsProps['change'] };
  /** Stands beside the button for another code. */
  cancel?: ReactNode;
}

/** A row that takes a mailed code. */
export function CodeRow({
  userId,
  title,
  children,
  code,
  changes,
  cancel,
  links,
  usedUp = false,
  ...counts
}: CodeRowProps) {
  const { t } = useTranslation('account');
  const problem = code === 'missing' || code === 'wrong' || code === 'expired' ? code : undefined;

  return (
    <FormRow>
      <Notice icon="mail" title={title}>
        {children}
      </Notice>
      {!usedUp && (
        <Form method="post" action={links.submit} noValidate>
          <HiddenFields userId={userId} change={changes.check} />
          <MailedCodeField
            problem={problem}
            triesLeft={counts.triesLeft}
            focus={problem !== undefined || code === 'sentNow' ? focusOnLoad : undefined}
            hint={code === 'sentNow' ? t(($) => $.email.sentNow) : undefined}
          />
          <Button type="submit">{t(($) => $.email.confirm)}</Button>
        </Form>
      )}
      {(code === 'tooSoon' || usedUp) && (
        <Notice tone="error" {...(code === 'tooSoon' && { tabIndex: -1, ...focusOnLoad })}>
          {t(($) => $.email[usedUp ? 'usedUp' : 'tooSoon'], { count: counts.waitMinutes ?? 1 })}
        </Notice>
      )}
      <Actions>
        {!usedUp && (
          <OneButtonForm
            userId={userId}
            change={changes.send}
            action={links.submit}
            label={t(($) => $.password.sendAgain)}
          />
        )}
        {cancel}
      </Actions>
    </FormRow>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
