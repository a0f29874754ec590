import type { Account, Invoice } from './model.ts';

/** A line of text, or of several in columns, and where on the page it stands, in points. */
interface PlacedText {
  x: number;
  y: number;
  size: number;
  text: string;
}

const page = { width: 595, height: 842, margin: 56 };
const columns = [page.margin, 330, 400, 470];
const lineHeight = 18;

/** Draws an invoice on a page of A4: number, day, subscription, lines, tax. Written by hand, for a page of text needs no library. */
export function invoicePdf(invoice: Invoice, account: Account): Buffer {
  return pdfOf(textsOf(invoice, account));
}

function textsOf(invoice: Invoice, { name, accountNumber, currency }: Account): PlacedText[] {
  const amount = (minor: number) => (minor / 100).toFixed(2);
  const rows: { size: number; cells: string[] }[] = [
    { size: 18, cells: [`Invoice ${invoice.invoiceNumber}`] },
    { size: 10, cells: [`Day: ${invoice.invoiceDate}`] },
    { size: 10, cells: [`For: ${name}, account ${accountNumber}`] },
    { size: 10, cells: [`Subscription: ${subscriptionsOf(invoice).join(', ')}`] },
    { size: 10, cells: [] },
    { size: 10, cells: ['What', `Net ${currency}`, 'Tax', 'Total'] },
    ...invoice.items.flatMap((item) => [
      {
        size: 10,
        cells: [
          `${item.productName}: ${item.chargeName}`,
          amount(item.amountWithoutTax),
          amount(item.taxAmount),
          amount(item.amountWithoutTax + item.taxAmount),
        ],
      },
      { size: 8, cells: [`${item.serviceStartDate} to ${item.serviceEndDate}`] },
    ]),
    { size: 10, cells: [] },
    {
      size: 12,
      cells: [
        'Sum',
        amount(invoice.amount - invoice.taxAmount),
        amount(invoice.taxAmount),
        amount(invoice.amount),
      ],
    },
    ...taxesOf(invoice).map((tax) => ({ size: 8, cells: ['', '', tax] })),
    { size: 10, cells: ['', '', 'Still to pay', amount(invoice.balance)] },
    { size: 10, cells: [] },
    { size: 8, cells: ['Made by the sandbox: no money moved.'] },
  ];
  return rows.flatMap(({ size, cells }, row) =>
    cells.map((text, column) => ({
      text,
      size,
      x: columns[column] ?? page.margin,
      y: page.height - page.margin - row * lineHeight,
    })),
  );
}

function subscriptionsOf({ items }: Invoice): string[] {
  return [...new Set(items.map(({ subscriptionNumber }) => subscriptionNumber))];
}

/** Which taxes are in it, each with its rate. */
function taxesOf({ items }: Invoice): string[] {
  const taxes = items.flatMap(({ tax }) =>
    tax === undefined ? [] : [`${tax.name} ${String(Number((tax.rate * 100).toFixed(3)))} %`],
  );
  return [...new Set(taxes)];
}

/** A file of one page, with Helvetica, which every reader has. */
function pdfOf(texts: readonly PlacedText[]): Buffer {
  const content = texts
    .map(
      ({ x, y, size, text }) =>
        `BT /F1 ${String(size)} Tf ${String(x)} ${String(y)} Td (${escaped(text)}) Tj ET`,
    )
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${String(page.width)} ${String(page.height)}] ` +
      '/Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const crossReferences = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = String(objects.length + 1);
  const tail =
    `xref\n0 ${size}\n0000000000 65535 f \n${crossReferences}` +
    `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(file.length)}\n%%EOF\n`;
  return Buffer.from(file + tail, 'latin1');
}

/** Characters that the font does not have are shown as question marks, so that each is one byte. */
function escaped(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\x20-\x7e\xa0-\xff]/gu, '?')
    .replace(/[\\()]/g, '\\$&');
}
