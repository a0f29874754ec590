/** The file of a language's namespace with other texts, by their paths in it. All else stays as it is written. */
export function withTexts(content: string, texts: ReadonlyMap<string, string>): string {
  const places = placesIn(content);
  const changes = [...texts].map(([path, text]) => {
    const place = places.get(path);
    if (place === undefined) throw new Error(`There is no text at ${path}`);
    return { ...place, written: written(text) };
  });
  // From the end, so that places before stay true.
  return changes
    .sort((one, other) => other.from - one.from)
    .reduce((whole, { from, to, written }) => whole.slice(0, from) + written + whole.slice(to), content);
}

interface Place {
  from: number;
  to: number;
}

/** Where each text stands in a file, with its quotation marks. */
function placesIn(content: string): Map<string, Place> {
  const places = new Map<string, Place>();
  const path: string[] = [];
  let key: string | undefined;
  for (const { 0: token, index } of content.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') {
      path.push(key ?? '');
      key = undefined;
    } else if (token === '}') {
      path.pop();
    } else if (key === undefined) {
      key = JSON.parse(token) as string;
    } else {
      places.set([...path.slice(1), key].join('.'), { from: index, to: index + token.length });
      key = undefined;
    }
  }
  return places;
}

/** Marks that no editor shows are written as escapes. */
function written(text: string): string {
  return JSON.stringify(text).replace(
    /[\u00a0\u202f\u2060\u00ad]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
