// Tells the page around this one how the card fared, and how high the form stands.
const stage = document.querySelector('[data-parent]');
const form = document.querySelector('form');

function tellParent(message) {
  if (window.parent !== window) window.parent.postMessage(message, stage.dataset.parent);
}

if (stage.dataset.message) tellParent(JSON.parse(stage.dataset.message));

new ResizeObserver(() => {
  tellParent({ action: 'resize', height: document.body.offsetHeight });
}).observe(document.body);

let sent = false;
form?.addEventListener('submit', (event) => {
  if (sent) event.preventDefault();
  sent = true;
});
