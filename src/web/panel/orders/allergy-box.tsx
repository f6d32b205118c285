import { Text } from '@mantine/core';
import { noteWords as words } from '#web/i18n/order-notes.ts';
import { IconAlertTriangle } from '#web/staff/kit/icons.gen.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { Fill } from '#web/staff/kit/rows.tsx';

/** What the guest wrote of an allergy, before anything else of the order; nothing where nothing was written. */
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
