// Tells the page around this one how the card fared, and how high the form stands.
const { document, parent, ResizeObserver, self } = globalThis;
const stage = /** @type {HTMLElement} */ (document.querySelector('[data-parent]'));
const { parent: parentOrigin = '', message } = stage.dataset;

/** @param {unknown} told */
function tellParent(told) {
  if (parent !== self) parent.postMessage(told, parentOrigin);
}

if (message !== undefined) tellParent(JSON.parse(message));

new ResizeObserver(() => {
  tellParent({ action: 'resize', height: document.body.offsetHeight });
}).observe(document.body);

let sent = false;
document.querySelector('form')?.addEventListener('submit', (event) => {
  if (sent) event.preventDefault();
  sent = true;
});
