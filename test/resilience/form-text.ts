import { jsonText } from './json-text.ts';

/** Stands for an uploaded file in the fields of a form; every character is one byte. */
export const A_FILE = 'GIF89a a file, and no picture';
const BOUNDARY = 'granita-granita';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** `body` as an encoded form: lists as repeated fields, objects as JSON text. */
export function formText(body: unknown): string {
  if (typeof body !== 'object' || body === null) return jsonText(body);
  const parts = Object.entries(body).flatMap(([name, given]) =>
    (isList(given) ? given : [given]).map((value) => partOf(isList(given) ? `${name}[]` : name, value)),
  );
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

function isList(given: unknown): given is readonly unknown[] {
  return Array.isArray(given) && given.every((one) => typeof one !== 'object');
}

function partOf(name: string, value: unknown): string {
  const file = value === A_FILE ? '; filename="../../poza.png.php"\r\nContent-Type: image/png' : '';
  const text = typeof value === 'string' ? value : jsonText(value);
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
}
