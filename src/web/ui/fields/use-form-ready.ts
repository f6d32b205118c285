import { type RefObject, useEffect } from 'react';
import { useHydrated } from '../use-hydrated.ts';

/**
 * A form rendered by the server may be filled in before its scripts have loaded, by people and by password managers. Their
 * input is kept, and the hook returns whether the form can be sent already.
 *
 * @returns false until the form works; its button is to be `disabled` so long, or the browser would send the form itself
 */
export function useFormReady(form: RefObject<HTMLFormElement | null>): boolean {
  // Outside system: the fields of the document, which React takes over as they are, without looking what stands in them.
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && isTick(field)) tellTick(field);
      else if (field instanceof HTMLInputElement) tellText(field, HTMLInputElement.prototype);
      else if (field instanceof HTMLTextAreaElement) tellText(field, HTMLTextAreaElement.prototype);
    }
  }, [form]);
  return useHydrated();
}

function isTick({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

// React records the value it finds in a field and only handles changes: so the field is reset to what the server rendered,
// and then filled in or ticked again.

function tellTick(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked) return;
  field.checked = field.defaultChecked;
  field.click();
}

function tellText(field: HTMLInputElement | HTMLTextAreaElement, prototype: object): void {
  const typed = field.value;
  if (typed === field.defaultValue) return;
  field.value = field.defaultValue;
  // The prototype's setter writes past the one that React has put on the element.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
