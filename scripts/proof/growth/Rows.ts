/** What people have in one table. Values are SQL, in which `n` is the person's number, `id` their id, and `k` counts their rows. */
export interface Rows {
  table: string;
  /** Whose rows: a condition. Without it everyone's. */
  of?: string;
  /** How many rows each of them has. */
  each?: number;
  values: Readonly<Record<string, string>>;
}

/** Some days ago, spread over so many days, in SQL. */
export function within(days: number): string {
  return `now() - (n * 7919 + k * 104729) % ${days * 1440} * interval '1 minute'`;
}

/** A moment within the next hours, in SQL. */
export function inHours(hours: number): string {
  return `now() + (1 + (n * 7919 + k) % ${hours * 60}) * interval '1 minute'`;
}

/** One of so many people, in SQL. */
export function oneOf(count: number): string {
  return `n % ${count} = 0`;
}
