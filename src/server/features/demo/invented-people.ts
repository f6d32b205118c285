/** Invented guests from `db/demo/demo-people.json`. Their mail addresses cannot exist (RFC 2606). */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const FILE = fileURLToPath(new URL('../../../../db/demo/demo-people.json', import.meta.url));

const Texts = z.array(z.string());
const InventedPeople = z.object({
  firstNames: Texts,
  lastNames: Texts,
  streets: Texts,
  notes: Texts,
  kitchenMessages: Texts,
  rejections: z.array(z.object({ reason: z.string(), stage: z.enum(['refused', 'cancelled']) })),
  /** Category of a line, each as likely as the next. */
  appetite: Texts,
});
export type InventedPeople = z.infer<typeof InventedPeople>;

export async function loadInventedPeople(): Promise<InventedPeople> {
  return InventedPeople.parse(JSON.parse(await readFile(FILE, 'utf8')));
}
