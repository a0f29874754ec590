/** How each currency is written. */
export const currencySigns = { EUR: '€', GBP: '£', USD: '$', INR: '₹', BRL: 'R$' } as const;

/** The words of a page, without those of its two hundred countries. */
export function wordsOf(html: string): string {
  return html
    .replace(/<option.*?<\/option>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[ \n]+/g, ' ');
}

/** Every sum with two decimals in a text, in minor units. */
export function sumsIn(text: string): number[] {
  const sums = text.match(/(?<![\d.,])\d+(?:[.,\u00a0\u202f]\d{3})*[.,]\d{2}(?!\d)/g) ?? [];
  return sums.map((sum) => Number(sum.replace(/\D/g, '')));
}

/** The signs of the currencies in a text, each once. */
export function currencySignsIn(text: string): string[] {
  return [...new Set(text.match(/R\$|[€£$₹]/g))];
}
