import { partsOf, type EnvironmentReader } from './environment-reader.ts';

/** For how many years invoices are kept: what the law of a country asks for, and of all the others. */
export interface InvoiceYears {
  others: number;
  byCountry: Readonly<Record<string, number>>;
}

/** Reads the years, such as `10,DE=8`: first those of all countries that are not named. */
export function invoiceYearsFrom(read: EnvironmentReader): InvoiceYears {
  const written = read.text('INVOICE_RETENTION_YEARS');
  const [others = '', ...named] = partsOf(written);
  const byCountry = named.map((pair) => pair.split('=', 2));
  const years = [others, ...byCountry.map(([, each = '']) => each)].map(Number);
  const countries = byCountry.map(([country = '']) => country);
  const wrong =
    years.some((each) => !Number.isInteger(each) || each < 1 || each > 30) ||
    countries.some((country) => !/^[A-Z]{2}$/.test(country));
  if (wrong) {
    read.sentences.push(
      `INVOICE_RETENTION_YEARS is "${written}", but it must be years from 1 to 30, and those of single countries, like 10,DE=8.`,
    );
  }
  const namedYears = years.slice(1).map((each, at) => [countries[at] ?? '', each] as const);
  return { others: Number(others), byCountry: Object.fromEntries(namedYears) };
}
