export {
  longestName,
  namesIn,
  problemOfFullName,
  problemOfName,
  usableName,
  type NameProblem,
  type NamesProblem,
} from '@stillpoint/translations/personName.ts';
