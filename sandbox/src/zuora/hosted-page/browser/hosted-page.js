// Speaks with the page around this one as Zuora's hosted page does: strings come in, JSON strings go out, and both from
// and to one origin alone.
const { document, parent, ResizeObserver, self } = globalThis;
const stage = /** @type {HTMLElement} */ (document.querySelector('[data-parent]'));
const { parent: parentOrigin = '', message } = stage.dataset;
const form = document.querySelector('form');
const inputs = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll('[data-key]'));

/** Whether the page around this one says what is wrong, in place of this one. */
let silent = false;
let sent = false;

/** @param {object} answer */
function tellParent(answer) {
  if (parent !== self) parent.postMessage(JSON.stringify(answer), parentOrigin);
}

function tellSize() {
  const { offsetHeight: height, offsetWidth: width } = document.body;
  tellParent({ action: 'resize', height, width });
}

/** The last digit of a card number follows from the others. @param {string} digits */
function isCardNumber(digits) {
  let sum = 0;
  for (const [index, digit] of digits.split('').reverse().entries()) {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length >= 12 && sum % 10 === 0;
}

/** Whether a date such as `12 / 26` is a month, and not before another such as `2026-11`. @param {string} date @param {string} first */
function isMonthFrom(date, first) {
  const [, month = '', year] = /^(0?[1-9]|1[0-2])\D+(\d{2})$/.exec(date) ?? [];
  return year !== undefined && `20${year}-${month.padStart(2, '0')}` >= first;
}

/** Zuora's code for what is wrong with a field. @param {HTMLInputElement} input */
function codeOf({ value, dataset: { key, month = '' } }) {
  if (value.trim() === '') return '001';
  if (key === 'creditCardNumber' && !isCardNumber(value.replaceAll(/\D/g, ''))) return '002';
  if (key === 'cardSecurityCode' && !/^\d{3,4}$/.test(value.trim())) return '004';
  if (key === 'creditCardExpirationMonth' && !isMonthFrom(value.trim(), month)) return 'unknown';
  return undefined;
}

/** @param {HTMLInputElement} input @param {string | undefined} problem */
function mark(input, problem) {
  if (problem === undefined) input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
  const text = document.getElementById(`${input.id}-problem`);
  if (text) text.textContent = problem ?? '';
}

function validate() {
  let success = true;
  for (const input of inputs) {
    const code = codeOf(input);
    const { key, problem = '' } = input.dataset;
    mark(input, code && (silent ? '' : problem));
    if (code === undefined) continue;
    success = false;
    if (silent) tellParent({ action: 'customizeErrorMessage', key, code, message: problem });
  }
  tellParent({ action: 'validate', success });
}

function postPage() {
  if (sent) return;
  sent = true;
  form?.submit();
}

/** @type {Readonly<Record<string, () => void>>} */
const commands = {
  validate,
  postPage,
  resize: tellSize,
  customizeErrorRequired: () => {
    silent = true;
  },
};

/** `setField(name:value)`, or a problem of a field as JSON; what the page has no use for is left. @param {string} text */
function setField(text) {
  const [, name, value = ''] = /^setField\((\w+):(.*)\)$/s.exec(text) ?? [];
  const field = [...inputs].find(({ dataset }) => dataset.key === name);
  if (field?.value === '') field.value = value;
  if (!text.startsWith('{')) return;
  /** @type {unknown} */
  const problem = JSON.parse(text);
  if (typeof problem !== 'object' || problem === null || !('key' in problem && 'message' in problem)) return;
  const wrong = [...inputs].find(({ dataset }) => dataset.key === problem.key);
  if (wrong !== undefined) mark(wrong, String(problem.message));
}

globalThis.addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== parentOrigin || typeof data !== 'string') return;
  const command = commands[data];
  if (command) command();
  else setField(data);
});

/** @type {readonly [RegExp, string][]} */
const brands = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
];

/** Digits in groups of four, and the mark of the brand that they belong to. @param {HTMLInputElement} input */
function shapeNumber(input) {
  const digits = input.value.replaceAll(/\D/g, '').slice(0, 19);
  const atEnd = input.selectionStart === input.value.length;
  const shaped = digits.replaceAll(/(.{4})(?=.)/g, '$1 ');
  // Elsewhere than at the end it would move the caret.
  if (atEnd && shaped !== input.value) input.value = shaped;
  const brand = brands.find(([start]) => start.test(digits))?.[1];
  if (brand === undefined) delete input.dataset.brand;
  else input.dataset.brand = brand;
}

/** MM / YY as it is typed, and from the forms in which browsers fill it in. @param {HTMLInputElement} input @param {string} how */
function shapeExpiry(input, how) {
  if (how.startsWith('delete')) return;
  const typed = input.value.replaceAll(/\D/g, '');
  const digits = /^[2-9]/.test(typed) || /^1\D/.test(input.value) ? `0${typed}` : typed;
  const year = digits.length === 6 ? digits.slice(4) : digits.slice(2, 4);
  if (digits.length >= 2) input.value = `${digits.slice(0, 2)} / ${year}`;
}

form?.addEventListener('input', (event) => {
  const input = /** @type {HTMLInputElement} */ (event.target);
  mark(input, undefined);
  if (input.dataset.key === 'creditCardNumber') shapeNumber(input);
  if (input.dataset.key === 'creditCardExpirationMonth') {
    shapeExpiry(input, 'inputType' in event ? event.inputType : '');
  }
});

form?.addEventListener('submit', (event) => {
  if (sent) event.preventDefault();
  sent = true;
});

if (message !== undefined && parent !== self) parent.postMessage(message, parentOrigin);
new ResizeObserver(tellSize).observe(document.body);
