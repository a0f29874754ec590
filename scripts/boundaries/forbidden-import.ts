import type { Boundary } from './table.ts';

/** An import, with the paths of both files from the root of the repository. */
export interface Import {
  from: string;
  to: string;
  typesOnly: boolean;
}

/** The first boundary that the import crosses. */
export function boundaryCrossedBy(boundaries: Boundary[], wanted: Import): Boundary | undefined {
  return boundaries.find((boundary) => crosses(boundary, wanted));
}

function crosses(boundary: Boundary, { from, to, typesOnly }: Import): boolean {
  const { except = [], mayNotKnow, but = [], typesMayPass = false } = boundary;
  const matched = boundary.from.map((place) => new RegExp(place).exec(from)).find((match) => match !== null);
  if (matched === undefined || (typesMayPass && typesOnly)) return false;
  const isIn = (places: string[], path: string) =>
    places.some((place) => new RegExp(place.replaceAll('$1', matched[1] ?? '')).test(path));
  return !isIn(except, from) && isIn(mayNotKnow, to) && !isIn(but, to);
}
