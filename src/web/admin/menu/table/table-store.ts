import { isSameText } from '#domain/menu/editing/menu-table.ts';

/** Texts that were typed and differ from what is stored, by the key of their cell. */
export type TableStore = {
  readonly typed: () => ReadonlyMap<string, string>;
  /** A text equal to the stored one is no change. */
  readonly type: (cells: readonly { readonly key: string; readonly text: string; readonly stored: string }[]) => void;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Kept outside of React, so that a key press draws one cell and not the whole table. */
export function createTableStore(): TableStore {
  let typed: ReadonlyMap<string, string> = new Map();
  const listeners = new Set<() => void>();
  const set = (next: ReadonlyMap<string, string>) => {
    typed = next;
    for (const listener of listeners) listener();
  };
  return {
    typed: () => typed,
    type: (cells) => {
      const next = new Map(typed);
      for (const { key, text, stored } of cells) {
        if (isSameText(text, stored)) next.delete(key);
        else next.set(key, text);
      }
      set(next);
    },
    clear: () => set(new Map()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
