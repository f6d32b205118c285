/** Staff add a telephone, mailbox or address to the block list, change an entry, or remove it. */
import type { z } from 'zod';
import { sentenceOf } from '#contract/errors.ts';
import type { AddBlocksRequest, ChangeBlockRequest } from '#contract/guard/wire.ts';
import type { BlockKind } from '#domain/guard/block-keys.ts';
import { type ParsedBlockTerms, parseBlockEntry, parseBlockTerms } from '#domain/guard/parse-block.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatShortDate } from '#domain/time/format-date.ts';
import { type ChangedMeanwhile, saveByStaff, type Words } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { deleteBlock, findBlock, insertBlock, type StoredBlock, updateBlock } from './blocks.repository.ts';

const LIST = 'blocks';
const subjectOf = (id: number) => `block:${id}`;

type InvalidRequest = { readonly code: 'invalid_request'; readonly fields: Readonly<Record<string, string>> };

/** @returns the ids of the new entries; refused when all of them existed */
export async function addBlocks(
  services: DbServices,
  staffId: number,
  { entries, orderNumber = null, ...typed }: z.output<typeof AddBlocksRequest>,
): Promise<
  Result<{ readonly ids: readonly number[] }, ChangedMeanwhile | InvalidRequest | { readonly code: 'block_exists' }>
> {
  const today = dateOf(services.clock());
  const terms = parseBlockTerms(typed, today);
  const things = entries.map(parseBlockEntry);
  const problems = [
    ...(terms.ok ? [] : terms.error.map(({ field, code }) => [field, sentenceOf(code)] as const)),
    ...things.flatMap((thing) => (thing.ok ? [] : [[thing.error.field, sentenceOf(thing.error.code)] as const])),
  ];
  if (!terms.ok || problems.length > 0) return err({ code: 'invalid_request', fields: Object.fromEntries(problems) });
  return saveByStaff(services, { subject: LIST, staffId }, async (tx, save, at) => {
    const ids: number[] = [];
    for (const thing of things) {
      if (!thing.ok) continue;
      const id = await insertBlock(tx, { ...thing.value, ...terms.value, orderNumber, staffId, at }, today);
      if (id === null) continue;
      await save({
        title: titleOf({ id, kind: thing.value.kind }),
        action: 'created',
        subject: subjectOf(id),
        after: describeTerms(terms.value),
      });
      ids.push(id);
    }
    return ids.length === 0 ? err({ code: 'block_exists' as const }) : ok({ ids });
  });
}

/** Changes reason and end. */
export async function changeBlock(
  services: DbServices,
  staffId: number,
  { id, version, ...typed }: z.output<typeof ChangeBlockRequest>,
): Promise<
  Result<{ readonly version: number }, ChangedMeanwhile | InvalidRequest | { readonly code: 'block_not_found' }>
> {
  const terms = parseBlockTerms(typed, dateOf(services.clock()));
  if (!terms.ok) {
    const problems = terms.error.map(({ field, code }) => [field, sentenceOf(code)]);
    return err({ code: 'invalid_request', fields: Object.fromEntries(problems) });
  }
  return saveByStaff(services, { subject: subjectOf(id), staffId, version }, async (tx, save) => {
    const before = await findBlock(tx, id);
    if (before === null) return err({ code: 'block_not_found' as const });
    const isSaid = before.reason === terms.value.reason;
    return save({
      title: titleOf(before),
      before: { ...describeTerms(before), ...(isSaid ? {} : { Motiv: 'cel dinainte' }) },
      after: { ...describeTerms(terms.value), ...(isSaid ? {} : { Motiv: 'altul' }) },
      write: () => updateBlock(tx, id, terms.value),
    });
  });
}

/** Removes entries from the list; entries already removed by another person count as removed. */
export async function removeBlocks(
  services: DbServices,
  staffId: number,
  ids: readonly number[],
): Promise<Result<null, ChangedMeanwhile>> {
  return saveByStaff(services, { subject: LIST, staffId }, async (tx, save) => {
    for (const id of ids) {
      const block = await findBlock(tx, id);
      if (block === null) continue;
      await save({
        title: titleOf(block),
        action: 'deleted',
        subject: subjectOf(id),
        before: describeTerms(block),
      });
      await deleteBlock(tx, id);
    }
    return ok(null);
  });
}

const KINDS: Readonly<Record<BlockKind, string>> = { phone: 'telefon', email: 'e-mail', address: 'adresă' };

/** The history of changes contains neither the person nor the reason, because it is kept longer than the list. */
function titleOf({ id, kind }: Pick<StoredBlock, 'id' | 'kind'>): string {
  return `Blocare nr. ${id} (${KINDS[kind]})`;
}

function describeTerms({ until }: ParsedBlockTerms): Words {
  return { 'Până la': until === null ? 'fără termen' : formatShortDate(until) };
}
