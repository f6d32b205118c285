import { type RefObject, useEffect } from 'react';
import { useHydrated } from '../use-hydrated.ts';

/**
 * A form rendered by the server may be filled in before its scripts have loaded, by people and by password managers.
 * The hook passes that input to React and returns whether the form can be sent.
 *
 * @returns false until the form works; keep its button `disabled` until then, or the browser would submit the form
 * itself
 */
export function useFormReady(form: RefObject<HTMLFormElement | null>): boolean {
  // Outside system: the fields of the document. React hydrates them without reading their values.
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && isTick(field)) replayTick(field);
      else if (field instanceof HTMLInputElement) replayText(field, HTMLInputElement.prototype);
      else if (field instanceof HTMLTextAreaElement) replayText(field, HTMLTextAreaElement.prototype);
    }
  }, [form]);
  return useHydrated();
}

function isTick({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

// React records the value it finds in a field and ignores events that do not change it: so the field is reset to what
// the server rendered, and then filled in or ticked again.

function replayTick(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked) return;
  field.checked = field.defaultChecked;
  field.click();
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement, prototype: object): void {
  const typed = field.value;
  if (typed === field.defaultValue) return;
  field.value = field.defaultValue;
  // The prototype's setter bypasses the one that React has put on the element.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
