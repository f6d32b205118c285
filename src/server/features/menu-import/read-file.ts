/** Reads an uploaded file for one of two purposes, here or in a thread. */
import type { TableColumns } from '#contract/menu-import/wire.ts';
import type { Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { NeutralMenu } from './neutral-menu.ts';
import { previewTable, type TablePreview } from './preview-table.ts';
import { type FileRefusal, readMenuFile } from './read-menu-file.ts';

/** What is read out of a file: its menu, or the first rows of a table. */
export type FileToRead =
  | { readonly kind: 'menu'; readonly bytes: Uint8Array; readonly now: Instant; readonly columns: TableColumns | null }
  | { readonly kind: 'preview'; readonly bytes: Uint8Array };
export type FileRead = Result<NeutralMenu | TablePreview, FileRefusal>;

export async function readFile(file: FileToRead): Promise<FileRead> {
  return file.kind === 'preview' ? previewTable(file.bytes) : readMenuFile(file.bytes, file.now, file.columns);
}
