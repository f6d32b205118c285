/**
 * Makes one value of each object, when it is asked for first. For objects that never change: pages that are drawn from one
 * answer share it, so they share what is made of it, too.
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
