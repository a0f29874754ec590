import * as React from 'react';

/** Milliseconds without a change after which a value is settled: longer than between two letters. */
const pause = 500;

/** A value as it was before its latest changes, until none has come for a while. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = React.useState(value);

  React.useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);

  return settled;
}
