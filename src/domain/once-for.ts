/**
 * Caches one computed value per object, at the first request. For objects that never change: pages rendered from one
 * answer share it, and with it the computed value.
 */
export function onceFor<From extends object, Value>(make: (from: From) => Value): (from: From) => Value {
  const made = new WeakMap<From, { readonly value: Value }>();
  return (from) => {
    const before = made.get(from);
    if (before !== undefined) return before.value;
    const value = make(from);
    made.set(from, { value });
    return value;
  };
}
