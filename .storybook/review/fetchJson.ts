/** Reads a file of Storybook that may be newer than the one that the browser keeps. */
export async function fetchJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Content;
}
