import { useHydrated } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/**
 * A form that the server has drawn is typed into before its scripts have come, by people and by password managers.
 * What stands in its fields by then is kept, and the form says whether it can be sent already.
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

// React remembers what it found in a field and hears of nothing else than a change: so the field goes back to what the
// server had drawn, and then is typed into or ticked again.

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
