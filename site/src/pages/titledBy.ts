/** The title of a page in a state that has a heading of its own. */
export function titledBy(heading: string): string {
  return `${heading} · Stillpoint`;
}
