import { useTranslation } from 'react-i18next';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { NoticeTone } from '../../../primitives/Notice/Notice.options.ts';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { connectionNames } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import { CodeOnItsWay } from '../../account/OwnerProof/CodeOnItsWay.tsx';
import { DoneNotice } from '../../account/DoneNotice/DoneNotice.tsx';
import type { IdentityNotice, LinkedIdentity } from './ManageIdentitiesState.ts';

/** What a notice names. */
export type NamedIdentity = Pick<LinkedIdentity, 'connection' | 'workplace'>;

export interface IdentitiesNoticeProps {
  notice: IdentityNotice;
  /** What was connected, disconnected or tried just now. */
  about: NamedIdentity | undefined;
  /** Where to try it once more. */
  again: string | undefined;
  email: string;
  /** How many minutes to wait, where that is known. */
  count: number | undefined;
  /** The page that the person came from waited for this alone. */
  toGoOn: boolean;
}

/**
 * What has become of the last form or link. The page opens at it, except where it opens at a field: where that is wrong,
 * the field says so itself.
 */
export function IdentitiesNotice({
  notice,
  about: changed,
  again,
  email,
  count,
  toGoOn,
}: IdentitiesNoticeProps) {
  const { t } = useTranslation('manageIdentities');
  if (isSaidAtField(notice)) return null;
  if (notice === 'waitForCode') return <CodeOnItsWay waitMinutes={count ?? 1} />;
  const company = companyOf(changed);
  const about = notice === 'tooManyAppCodes' ? 'tooManyAttempts' : notice;
  const title =
    company !== undefined && isNamed(about)
      ? t(($) => $.notice[about].named, { company })
      : t(($) => $.notice[about].title);
  function textOf() {
    if (about === 'tooManyAttempts' && count !== undefined)
      return t(($) => $.notice[about].minutes, { count });
    if (about === 'addressConfirmed' && toGoOn) return t(($) => $.notice[about].onward);
    return t(($) => $.notice[about].text, { email });
  }
  const text = textOf();

  switch (notice) {
    case 'codeSent':
      return (
        <Notice tone="success" title={title}>
          {text}
        </Notice>
      );
    case 'linked':
    case 'unlinked':
    case 'confirmed':
    case 'addressConfirmed':
      return <DoneNotice title={title}>{text}</DoneNotice>;
    case 'refused':
    case 'connection':
    case 'ofAnother':
      return (
        <Notice tone={toneOf(notice)} title={title} tabIndex={-1} {...focusOnLoad}>
          {text}{' '}
          {again !== undefined && (
            <TextLink href={again}>
              {company === undefined ? t(($) => $.again.workplace) : t(($) => $.again.named, { company })}
            </TextLink>
          )}
        </Notice>
      );
    case 'linkedAlready':
    case 'notLinked':
    case 'notConnected':
    case 'addressNotProven':
    case 'addressProven':
    case 'otherAccount':
    case 'signInAgain':
    case 'proofTooOld':
    case 'taken':
    case 'wrongIdentity':
    case 'onlyLoginMethod':
    case 'tooManyAttempts':
    case 'tooManyAppCodes':
    case 'codeExpired':
      return (
        <Notice tone={toneOf(notice)} title={title} tabIndex={-1} {...focusOnLoad}>
          {text}
        </Notice>
      );
  }
}

type NamedNotice = 'linked' | 'unlinked' | 'refused' | 'ofAnother';

/** The notices that name a company in their title. */
function isNamed(notice: IdentityNotice): notice is NamedNotice {
  return notice === 'linked' || notice === 'unlinked' || notice === 'refused' || notice === 'ofAnother';
}

/** The notices about the password and the codes, whose fields have their words. */
function isSaidAtField(notice: IdentityNotice): notice is (typeof saidAtField)[number] {
  return saidAtField.some((each) => each === notice);
}

const saidAtField = [
  'wrongCode',
  'missingCode',
  'wrongPassword',
  'wrongAppCode',
  'usedAppCode',
  'missingAppCode',
  'missingPassword',
] as const;

/** The name of a company. That of a workplace may not be known. */
function companyOf(identity: NamedIdentity | undefined): string | undefined {
  return identity?.connection === undefined ? identity?.workplace : connectionNames[identity.connection];
}

function toneOf(notice: IdentityNotice): NoticeTone {
  return calm.includes(notice) ? 'info' : 'error';
}

const calm: readonly IdentityNotice[] = [
  'refused',
  'linkedAlready',
  'notLinked',
  'notConnected',
  'addressNotProven',
  'addressProven',
  'signInAgain',
  'proofTooOld',
];
