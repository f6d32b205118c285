import { Text } from '@mantine/core';
import { noteWords as words } from '#web/i18n/order-notes.ts';
import { IconAlertTriangle } from '#web/staff/kit/icons.gen.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { Fill } from '#web/staff/kit/rows.tsx';

/** What the guest wrote about an allergy, above everything else of the order; nothing when there is none. */
export function AllergyBox({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Note tone="bad" data-allergy>
      <IconAlertTriangle aria-hidden size={28} />
      <Fill>
        <strong>{words.allergy}</strong>
        {texts.map((text) => (
          <Text key={text} c="ink">
            {text}
          </Text>
        ))}
      </Fill>
    </Note>
  );
}
