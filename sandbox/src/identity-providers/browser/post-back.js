/** Posts a company's answer to the site, as soon as the page is there. */
const form = globalThis.document.querySelector('form');
form?.submit();
