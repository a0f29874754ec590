/** The months from one ISO day to another. The day of the month does not count: the last one differs between months. */
export function monthsBetween(from: string, to: string): number {
  return monthOf(to) - monthOf(from);
}

function monthOf(date: string): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return year * 12 + month;
}
