/** Encodes the body of a call with files as a form; `read-form.ts` decodes it. */

/** Files are appended as they are, lists as repeated fields, objects as JSON text. Undefined values are left out. */
export function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, given] of Object.entries(body ?? {})) {
    const isList = Array.isArray(given) && given.every((one) => one instanceof Blob || typeof one !== 'object');
    for (const one of isList ? given : [given]) {
      if (one === undefined || one === null) continue;
      if (one instanceof Blob) form.append(name, one);
      else form.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
    }
  }
  return form;
}
