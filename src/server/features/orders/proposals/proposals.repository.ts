import { type Bani, bani } from '#domain/money/bani.ts';
import type { OrderChange } from '#domain/orders/proposals/list-changes.ts';
import type { Proposal, ProposalState } from '#domain/orders/proposals/proposal.ts';
import type { AskedContent } from '#domain/orders/proposals/sold-order.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { maybeInstant, readInstant } from '#server/platform/postgres/read-instant.ts';
import { StoredWay } from '../stored-payment.ts';

export type StoredProposal = Proposal & {
  readonly orderId: number;
  readonly state: ProposalState;
  readonly madeBy: number | null;
  readonly allergyRead: boolean | null;
  readonly content: AskedContent;
};

/** The latest proposal of an order, in any state. */
export async function findProposal(db: Database, orderId: number): Promise<StoredProposal | null> {
  const row = await db
    .selectFrom('order_proposals')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    orderId,
    state: row.state,
    madeBy: row.made_by,
    reason: row.reason,
    expiresAt: readInstant(row.expires_at),
    minutes: row.minutes,
    allergyRead: row.allergy_read,
    content: readContent(row.content),
    // Only `insertProposal` writes it.
    changes: row.changes as unknown as readonly OrderChange[],
    payable: bani(row.payable_bani),
    dueAt: maybeInstant(row.due_at),
  };
}

/** Earlier versions named a payment by the documents' words. */
function readContent(stored: unknown): AskedContent {
  // Only `insertProposal` writes it.
  const { cardPart = null, ...content } = stored as AskedContent & { readonly cardPart?: Bani | null };
  return {
    ...content,
    payment: StoredWay.nullable().parse(content.payment),
    secondPart: content.secondPart ?? cardPart,
  };
}

export async function insertProposal(
  tx: Tx,
  { content, changes, ...proposal }: Omit<StoredProposal, 'id' | 'state'> & { readonly madeAt: Instant },
): Promise<void> {
  await tx
    .insertInto('order_proposals')
    .values({
      order_id: proposal.orderId,
      made_at: new Date(proposal.madeAt),
      made_by: proposal.madeBy,
      reason: proposal.reason,
      expires_at: new Date(proposal.expiresAt),
      minutes: proposal.minutes,
      allergy_read: proposal.allergyRead,
      content: JSON.stringify(content),
      changes: JSON.stringify(changes),
      payable_bani: proposal.payable,
      due_at: proposal.dueAt === null ? null : new Date(proposal.dueAt),
    })
    .execute();
}

/** Ends the open proposal of an order, where it has one. */
export async function endProposal(
  tx: Tx,
  orderId: number,
  { state, at }: { readonly state: Exclude<ProposalState, 'open'>; readonly at: Instant },
): Promise<void> {
  await tx
    .updateTable('order_proposals')
    .set({ state, ended_at: new Date(at) })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .execute();
  await tx.updateTable('orders').set({ proposal_until: null }).where('id', '=', orderId).execute();
}
