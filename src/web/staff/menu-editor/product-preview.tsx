import { Badge, Group, Text } from '@mantine/core';
import { cardDescription } from '#domain/menu/card-description.ts';
import { type Bani, bani } from '#domain/money/bani.ts';
import { formatLei, parseLei } from '#domain/money/format-lei.ts';
import { cardText } from '#web/i18n/card.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Fill } from '#web/staff/kit/rows.tsx';
import { Thumb } from '#web/staff/kit/thumb.tsx';
import type { ProductValues } from './product-values.ts';

const words = menuEditorWords.form;

type ProductPreviewProps = { readonly values: ProductValues; readonly className: string | undefined };

/** The card of the menu as a guest would see it, while it is being written. */
export function ProductPreview({ values, className }: ProductPreviewProps) {
  const [picture] = values.pictures;
  const marks = [
    values.isVeggie && cardText.vegetarian,
    values.isFasting && cardText.fasting,
    values.ageRestricted18 && cardText.adult,
    !values.standardOrderType && values.preOrderOrderType && cardText.aheadOnly,
  ].filter((mark) => mark !== false);
  const text = cardDescription(values.description);
  return (
    <aside className={className} aria-label={words.preview}>
      <Text c="dimmed">{words.preview}</Text>
      <Card>
        <Group wrap="nowrap" align="start">
          <Fill>
            <Text fw={600} fz="1.0625rem">
              {values.name.trim() === '' ? words.previewName : values.name}
            </Text>
            {text !== '' && (
              <Text c="dimmed" fz="0.9375rem">
                {text}
              </Text>
            )}
            <Text fw={600}>{priceWords(values)}</Text>
            {(marks.length > 0 || !values.available) && (
              <Group component="ul" gap={6}>
                {!values.available && (
                  <li>
                    <Badge variant="filled">{cardText.unavailable}</Badge>
                  </li>
                )}
                {marks.map((mark) => (
                  <li key={mark}>
                    <Badge>{mark}</Badge>
                  </li>
                ))}
              </Group>
            )}
          </Fill>
          {picture !== undefined && (
            <Thumb side="6.5rem" isQuiet={!values.available}>
              <img src={picture.imageLink} alt="" />
            </Thumb>
          )}
        </Group>
      </Card>
    </aside>
  );
}

function priceWords({ dimensions }: ProductValues): string {
  const sold = dimensions.filter(({ isOn }) => isOn);
  const prices = (sold.length > 0 ? sold : dimensions).flatMap(({ price }): Bani[] => {
    const read = parseLei(price);
    return read.ok ? [read.value] : [];
  });
  if (prices.length === 0) return cardText.noPrice;
  const from = bani(Math.min(...prices));
  return Math.max(...prices) > from ? cardText.from(formatLei(from)) : formatLei(from);
}
