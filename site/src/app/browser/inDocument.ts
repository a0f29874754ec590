import { pageDataId, type PageData } from '../PageData.ts';

/** What the server wrote into the document for the page's script. */
export function pageDataIn(page: Document): PageData {
  return JSON.parse(elementIn(page, pageDataId).textContent) as PageData;
}

export function elementIn(page: Document, id: string): HTMLElement {
  const element = page.getElementById(id);
  if (element === null) throw new Error(`The document has no #${id}`);
  return element;
}
