// The window in place of what a wallet shows itself. It tells the page that opened it what came of it, which
// closes it: what a window tells that is already closed has no source any more.
const { document, window } = globalThis;

/** @param {object} result */
function end(result) {
  /** @type {unknown} */
  const opened = window.opener;
  const opener = /** @type {Window | null} */ (opened);
  if (opener === null) window.close();
  else opener.postMessage(result, window.location.origin);
}

const { result } = /** @type {HTMLElement | null} */ (document.querySelector('[data-result]'))?.dataset ?? {};
if (result !== undefined) {
  /** @type {unknown} */
  const told = JSON.parse(result);
  end(/** @type {object} */ (told));
}

document.querySelector('[data-cancel]')?.addEventListener('click', () => {
  end({
    success: false,
    error: { type: 'client_error', code: 'canceled', message: 'The payment was canceled.' },
  });
});
