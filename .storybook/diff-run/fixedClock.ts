/** The moment at which everything is drawn, on both sides. */
const moment = Date.UTC(2026, 10, 20, 9, 30);

/** Makes this process see one moment for good. */
export function fixClock(): void {
  const Real = Date;
  globalThis.Date = new Proxy(Real, {
    construct: (target, args: unknown[], made) =>
      Reflect.construct(target, args.length === 0 ? [moment] : args, made) as Date,
    apply: () => new Real(moment).toString(),
    get: (target, name, receiver) =>
      name === 'now' ? () => moment : (Reflect.get(target, name, receiver) as unknown),
  });
}
