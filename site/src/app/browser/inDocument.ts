import { pageDataId, type PageData } from '../PageData.ts';

/** Whether the page arrived to its end. One that was stopped or left before has no data. */
export function isWhole(page: Document): boolean {
  return page.readyState !== 'loading' && page.getElementById(pageDataId) !== null;
}

/** What the server wrote into the document for the page's script. */
export function pageDataIn(page: Document): PageData {
  return JSON.parse(elementIn(page, pageDataId).textContent) as PageData;
}

export function elementIn(page: Document, id: string): HTMLElement {
  const element = page.getElementById(id);
  if (element === null) throw new Error(`The document has no #${id}`);
  return element;
}
