import { Text } from '@mantine/core';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { CardFace } from '#web/ui/menu-card/card-face.tsx';
import { cardOfValues } from './card-of-values.ts';
import type { ProductValues } from './product-values.ts';

const words = menuEditorWords.form;

type ProductPreviewProps = { readonly values: ProductValues; readonly className: string | undefined };

/** The shop's own card of the product, while it is being written. */
export function ProductPreview({ values, className }: ProductPreviewProps) {
  const card = cardOfValues(values);
  return (
    <aside className={className} aria-label={words.preview}>
      <Text c="dimmed" mb={4}>
        {words.preview}
      </Text>
      <CardFace card={card} name={card.name} />
    </aside>
  );
}
