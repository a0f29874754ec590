import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { FamilyAccess } from '../FamilyAccessState.ts';
import { useFamilyAccessWords } from './useFamilyAccessWords.ts';

export interface FamilyAccessNoticeProps {
  /** Absent where a person is in no family: then nothing is drawn. */
  access: FamilyAccess | undefined;
  dateLocale: DateLocale;
  /** The page of the family. */
  family: string;
}

/** Tells members of a family that they have access already, and through whom. */
export function FamilyAccessNotice({ access, dateLocale, family }: FamilyAccessNoticeProps) {
  const wordsOf = useFamilyAccessWords(dateLocale);
  if (access === undefined) return null;
  const { title, text, open } = wordsOf(access);

  return (
    <Notice title={title} icon="circle-check">
      {text} <TextLink href={family}>{open}</TextLink>
    </Notice>
  );
}
