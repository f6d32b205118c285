import { Text, Title, Typography } from '@mantine/core';
import { ScrollRegion } from '#web/staff/kit/record-table.tsx';
import '@mantine/core/styles/Typography.css';
import type { LegalBlock, LegalSection } from '#contract/legal/wire.ts';
import { legalSetupWords as words } from '#web/i18n/admin/legal.ts';

/** Keeps typed line breaks. */
const LINES = { whiteSpace: 'pre-line' } as const;

/** A preview of the text with the restaurant's details filled in. */
export function LegalPreview({ sections }: { readonly sections: readonly LegalSection[] }) {
  return (
    <Typography component="article" maw="46rem">
      {sections.map(({ title, blocks }, index) => (
        // A read-only text: positions do not change.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <section key={index}>
          <Title order={2}>
            {index + 1}. {title}
          </Title>
          {blocks.map((block, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Block key={place} block={block} />
          ))}
        </section>
      ))}
    </Typography>
  );
}

function Block({ block }: { readonly block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p style={LINES}>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry may stand twice
            <li key={index}>{entry}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <ScrollRegion label={block.head.join(', ')}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are their places
                  <th key={column} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are their places
                <tr key={line}>
                  {row.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns are their places
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      );
    case 'stored_keys':
      return <Text c="dimmed">{words.storedKeys}</Text>;
  }
}
