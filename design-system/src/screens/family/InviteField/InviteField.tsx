import { useTranslation } from 'react-i18next';
import { longWaitOf } from '../../../formatting/waitOf.ts';
import { EmailField } from '../../../patterns/EmailField/EmailField.tsx';
import type { FieldFocus } from '../../../patterns/FormField/focusOnLoad.ts';
import type { InviteLine } from '../FamilyState.ts';

export interface InviteFieldProps {
  /** The field's name in the form. With a suggestion, the address that it was made for is sent as `suggestionSeen` and this name's number. */
  name: 'email' | `email${number}`;
  label: string;
  hint?: string;
  /** What was typed before, where it was refused. */
  line: InviteLine | undefined;
  focus: FieldFocus;
}

/** A field for the address of a person to invite, with its problem, and with a suggestion of what was meant. */
export function InviteField({ name, label, hint, line, focus }: InviteFieldProps) {
  const { t } = useTranslation('family');
  const { t: common } = useTranslation('common');
  const { email = '', suggestion } = line ?? {};

  function problemOf(refused: InviteLine): string | undefined {
    const { problem } = refused;
    if (problem !== 'tooMany') return problem && t(($) => $.email[problem]);
    const { unit, count } = longWaitOf(refused.minutes);
    return t(($) => $.email.wait[unit], { count });
  }

  return (
    <div>
      <EmailField
        name={name}
        label={label}
        hint={hint}
        problem={line && problemOf(line)}
        suggestion={
          suggestion === undefined
            ? undefined
            : {
                intro: common(($) => $.emailAsked.intro),
                address: suggestion,
                asked: {
                  label: common(($) => $.emailAsked.address, { email: suggestion }),
                  keep: t(($) => $.keepTyped),
                },
              }
        }
        defaultValue={email}
        autoComplete="off"
        autoCapitalize="none"
        {...focus}
      />
      {suggestion !== undefined && (
        <input type="hidden" name={name.replace('email', 'suggestionSeen')} value={email} />
      )}
    </div>
  );
}
