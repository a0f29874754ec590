import { useTranslation } from 'react-i18next';

/** Adds to a problem with a code how many tries are left, where that is known. */
export function useTriesLeft(count: number | undefined): (problem: string) => string {
  const { t } = useTranslation('secondFactor');

  return (problem) => (count === undefined ? problem : `${problem} ${t(($) => $.code.left, { count })}`);
}
