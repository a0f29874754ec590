// The frame in which the payment company's script shows the buttons of wallets. It loads the script, asks the page around
// it for a payment session once a button was pressed, and tells it what came of that. It speaks with our own origin alone.
const { document, parent, window, ResizeObserver } = globalThis;

/**
 * @typedef {{ success: boolean, paymentMethodId?: string, error?: { code?: string } }} Result
 * @typedef {{ mount: (selector: string) => void }} PaymentForm
 * @typedef {(key: string) => { createPaymentForm: (configuration: object) => Promise<PaymentForm> }} Zuora
 */

/** @type {unknown} */
const settings = JSON.parse(document.body.dataset.settings ?? '{}');
const { script, integrity, key, form } =
  /** @type {{ script: string, integrity?: string, key: string, form: Record<string, string> }} */ (settings);

/** The session that the script waits for. @type {PromiseWithResolvers<string> | undefined} */
let session;

/** @param {{ wallet: string } & Record<string, unknown>} message */
function tellPage(message) {
  parent.postMessage(message, window.location.origin);
}

function createPaymentSession() {
  session?.reject(new Error('It was pressed again.'));
  session = Promise.withResolvers();
  tellPage({ wallet: 'pressed' });
  return session.promise;
}

/** @param {Result} result */
function onComplete({ success, paymentMethodId, error }) {
  if (success && paymentMethodId !== undefined) tellPage({ wallet: 'confirmed', paymentMethodId });
  else tellPage({ wallet: 'failed', code: error?.code ?? '' });
}

async function showForm() {
  const { Zuora } = /** @type {{ Zuora: Zuora }} */ (/** @type {unknown} */ (globalThis));
  const shown = await Zuora(key).createPaymentForm({ ...form, createPaymentSession, onComplete });
  shown.mount('#wallet');
}

function unavailable() {
  tellPage({ wallet: 'resized', height: 0 });
}

window.addEventListener('message', (event) => {
  if (event.source !== parent || event.origin !== window.location.origin) return;
  /** @type {unknown} */
  const message = event.data;
  const data = /** @type {{ wallet?: string, token?: string } | null} */ (message);
  if (data?.wallet !== 'session') return;
  if (typeof data.token === 'string') session?.resolve(data.token);
  else session?.reject(new Error('There is no session.'));
});

const place = document.querySelector('#wallet');
if (place !== null) {
  new ResizeObserver(([entry]) => {
    tellPage({ wallet: 'resized', height: Math.ceil(entry?.contentRect.height ?? 0) });
  }).observe(place);
}

const element = document.createElement('script');
element.src = script;
if (integrity !== undefined) {
  element.integrity = integrity;
  element.crossOrigin = 'anonymous';
}
element.addEventListener('load', () => {
  showForm().catch(unavailable);
});
element.addEventListener('error', unavailable);
document.head.append(element);
