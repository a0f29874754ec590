import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { yearFor } from '../../../formatting/yearFor.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { AccountRow } from '../Account/AccountRow.tsx';
import { ChangeLink } from '../Account/ChangeLink.tsx';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { OpenForm } from '../Account/OpenForm.tsx';
import { useDeviceName } from '../Account/useDeviceName.ts';
import type { PasskeysPartProps } from './PasskeysProps.ts';
import type { Passkey } from './PasskeysState.ts';

export interface PasskeyListProps extends PasskeysPartProps {
  frame: PageFrame;
}

/** The passkeys that a person has, and in the place of one the form that names or removes it. */
export function PasskeyList({ frame, state, links }: PasskeyListProps) {
  const { t } = useTranslation('passkeys');
  const deviceName = useDeviceName();
  const { passkeys, asOf, proof, form } = state;
  const dayOf = (instant: string) =>
    formatDay(instant, frame.language, yearFor(instant, asOf), frame.country);
  const nameOf = ({ name, ...device }: Passkey) => name ?? deviceName(device);

  function detailsOf({ createdAt, lastUsedAt, synchronised, removable }: Passkey): string[] {
    return [
      t(($) => $.added, { day: dayOf(createdAt) }),
      lastUsedAt === undefined ? t(($) => $.unused) : t(($) => $.lastUsed, { day: dayOf(lastUsedAt) }),
      synchronised ? t(($) => $.kept.synchronised) : t(($) => $.kept.oneDevice),
      ...(removable ? [] : [t(($) => $.onlyLoginMethod)]),
    ];
  }

  if (passkeys.length === 0) return <Text soft>{t(($) => $.none)}</Text>;
  return (
    <ul aria-label={t(($) => $.list)}>
      {passkeys.map((passkey) => {
        const { id, removable } = passkey;
        const name = nameOf(passkey);
        const naming = links.naming[id];
        const removing = proof === undefined && removable ? links.removing[id] : undefined;
        if (form?.id === id)
          return <PasskeyForm key={id} form={form} name={name} state={state} links={links} />;
        return (
          <AccountRow
            key={id}
            icon="fingerprint"
            name={name}
            room="sentences"
            details={detailsOf(passkey)}
            action={
              <>
                {naming !== undefined && (
                  <ChangeLink
                    href={naming}
                    label={t(($) => $.rename.open)}
                    name={t(($) => $.rename.openNamed, { name })}
                  />
                )}
                {removing !== undefined && (
                  <ChangeLink
                    href={removing}
                    label={t(($) => $.remove.open)}
                    name={t(($) => $.remove.openNamed, { name })}
                  />
                )}
              </>
            }
          />
        );
      })}
    </ul>
  );
}

interface PasskeyFormProps extends PasskeysPartProps {
  form: NonNullable<PasskeysPartProps['state']['form']>;
  name: string;
}

function PasskeyForm({ form, name, state: { userId, done }, links }: PasskeyFormProps) {
  const { t } = useTranslation('passkeys');
  const which = <input type="hidden" name="passkey" value={form.id} />;

  if (form.part === 'remove') {
    return (
      <OpenForm userId={userId} change="remove" links={links} submit={t(($) => $.remove.submit)}>
        {which}
        <Heading level={2} size="h3" tabIndex={-1} {...focusOnLoad}>
          {t(($) => $.remove.question, { name })}
        </Heading>
        <Text soft size="small">
          {t(($) => $.remove.text)}
        </Text>
      </OpenForm>
    );
  }
  return (
    <OpenForm
      userId={userId}
      change="rename"
      links={links}
      {...(done === 'added' && { cancel: t(($) => $.rename.later) })}
    >
      {which}
      <FormField
        label={t(($) => $.rename.label)}
        hint={t(($) => $.rename.hint)}
        problem={form.problem && t(($) => $.rename[form.problem ?? 'missing'])}
      >
        {(control) => (
          <TextField {...control} {...focusOnLoad} name="name" autoComplete="off" defaultValue={form.value} />
        )}
      </FormField>
    </OpenForm>
  );
}
