/**
 * The accepted terms inside a mail: together with the order, the mail is the contract on a durable medium (OUG 34/2014
 * art. 8).
 */
import type { LegalBlock, LegalTextResponse } from '#contract/legal/wire.ts';
import { describeVersion } from '#domain/legal/describe-version.ts';
import { heading, type MailBlock, note } from '#server/platform/mail/blocks.ts';

export function termsBlocks({ version, sections }: LegalTextResponse): readonly MailBlock[] {
  return [
    heading(`Termenii și condițiile acceptate (versiunea ${describeVersion(version)})`),
    ...sections.flatMap(({ title, blocks }, index) => [
      note([{ bold: `${index + 1}. ${title}` }]),
      ...blocks.flatMap(linesOf).map(note),
    ]),
  ];
}

/** One line each; tables read as „cell – cell”. */
function linesOf(block: LegalBlock): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.entries.map((entry) => `– ${entry}`);
    case 'table':
      return block.rows.map((row) => row.join(' – '));
    case 'stored_keys':
      return [];
  }
}
