/** Renders a mail's blocks as HTML and as plain text, with the seller's details below. */
import type { MailBlock, Piece, Words } from './blocks.ts';
import type { MailContent } from './define-mail.ts';
import { renderHtml } from './render-html.ts';
import { plainTextOf } from './rich-text.ts';

export type MailText = { readonly subject: string; readonly html: string; readonly text: string };

/** The sender, shown at the end of every mail. */
export type Sender = {
  readonly name: string;
  readonly email: string;
  /** Formatted: `0258 000 100`. */
  readonly phoneText: string;
  /** One line: street, number, city. */
  readonly address: string;
  readonly company: {
    readonly companyName: string;
    readonly cui: string;
    readonly tradeRegister: string;
    readonly registeredOffice: string;
    readonly vatPayer: boolean;
  };
};

export function renderMail(
  { subject, title = subject, preview, footnote = 'Acesta nu este bon fiscal.', blocks }: MailContent,
  sender: Sender,
): MailText {
  const shown = blocks.filter((block) => blockText(block) !== '' || block.kind === 'picture');
  const boxed = shown.find(({ kind }) => kind === 'box') ?? shown[0];
  const footer = [...identityLines(sender), footnote];
  return {
    subject,
    html: renderHtml({
      title,
      preview: preview ?? (boxed === undefined ? '' : blockText(boxed)),
      sender: sender.name,
      blocks: shown,
      footer,
    }),
    text: [...shown.map(blockText).filter((text) => text !== ''), footer.join('\n')].join('\n\n'),
  };
}

/** '' for an empty block. */
function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
    case 'box':
      return wordsText(block.words);
    case 'heading':
      return wordsText(block.words).toUpperCase();
    case 'list':
      return block.items.join('\n');
    case 'rows':
    case 'sums':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'order_rows':
      return block.rows
        .flatMap(({ quantity, name, notes, price }) => [
          `${quantity} × ${name}: ${price}`,
          ...notes.map((one) => `    ${one}`),
        ])
        .join('\n');
    case 'code':
      return `${block.label}: ${block.code}`;
    case 'button':
      return `${block.label}: ${block.address}`;
    case 'picture':
      return '';
    case 'rich_text':
      return plainTextOf(block.content);
  }
}

function wordsText(words: Words): string {
  const pieces: readonly Piece[] = typeof words === 'string' ? [words] : words;
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return 'bold' in piece ? piece.bold : `${piece.label}: ${piece.address}`;
    })
    .join('')
    .trim();
}

/** The seller's details required by Ordin ANPC 225/2023; empty ones are left out. */
function identityLines({ name, phoneText, email, address, company }: Sender): readonly string[] {
  const labelled = (label: string, value: string) => (value === '' ? '' : `${label} ${value}`);
  const seller = [company.companyName, labelled('CUI', company.cui), labelled('Reg. Com.', company.tradeRegister)];
  const lines = [
    `${name}, ${address}`,
    [labelled('Telefon:', phoneText), labelled('E-mail:', email)].filter((part) => part !== '').join(' · '),
    seller.filter((part) => part !== '').join(' · '),
    labelled('Sediu:', company.registeredOffice),
  ];
  return lines.filter((line) => line !== '');
}
