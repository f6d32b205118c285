import { ActionIcon, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { tellProblem } from '#contract/orders/tell-problem.ts';
import { type CartLine, MESSAGE_MAX_LENGTH, type ProductLine } from '#domain/cart/cart.ts';
import { removeLine, setQuantity } from '#domain/cart/change-cart.ts';
import type { PricedCart, PricedLine } from '#domain/cart/priced-cart.ts';
import { availableExtras, canCarryMessage } from '#domain/menu/extras-of.ts';
import { findCategoryById } from '#domain/menu/find-category.ts';
import { findProduct } from '#domain/menu/find-product.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import type { Instant } from '#domain/time/instant.ts';
import { telephoneWords as words } from '#web/i18n/panel/telephone.ts';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import type { CallDraft } from './call-draft.ts';

type Props = {
  readonly draft: CallDraft;
  readonly edit: (part: Partial<CallDraft>) => void;
  readonly quote: PricedCart;
  readonly menu: Menu;
  readonly now: Instant;
};

/** What is ordered so far, with pieces, extras and a word to the kitchen. */
export function CallLines({ draft, edit, quote, menu, now }: Props) {
  if (draft.lines.length === 0) return <Text c="dimmed">{words.empty}</Text>;
  const change = (place: number, line: CartLine) =>
    edit({ lines: draft.lines.map((one, index) => (index === place ? line : one)) });
  return (
    <Rows>
      {quote.lines.map((priced, place) => (
        // Two lines may become equal while one of them is changed: their place tells them apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
        <Row key={place}>
          <Fill>
            <strong>
              {priced.line.quantity} × {nameOf(priced)}
            </strong>{' '}
            {formatLei(priced.products)}
            {priced.line.kind === 'bundle' && (
              <Text c="dimmed">{priced.parts.map(({ productName }) => productName).join(', ')}</Text>
            )}
            {priced.problems.map((problem) => (
              <Text key={problem.code} c="bad">
                {tellProblem(problem, now).sentence}
              </Text>
            ))}
          </Fill>
          <Pieces priced={priced} lines={draft.lines} onLines={(lines) => edit({ lines })} />
          {priced.line.kind === 'product' && (
            <Options line={priced.line} menu={menu} onChange={(line) => change(place, line)} />
          )}
        </Row>
      ))}
    </Rows>
  );
}

function nameOf({ name, parts, line }: PricedLine): string {
  const [part] = parts;
  return line.kind === 'product' && part !== undefined ? `${name} (${part.sizeLabel})` : name;
}

type PiecesProps = {
  readonly priced: PricedLine;
  readonly lines: readonly CartLine[];
  readonly onLines: (lines: readonly CartLine[]) => void;
};

function Pieces({ priced: { key, line, name }, lines, onLines }: PiecesProps) {
  const set = (quantity: number) => {
    const changed = setQuantity({ lines }, key, quantity);
    if (changed.ok) onLines(changed.value.lines);
  };
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon size={44} variant="default" aria-label={words.less(name)} onClick={() => set(line.quantity - 1)}>
        −
      </ActionIcon>
      <ActionIcon size={44} variant="default" aria-label={words.more(name)} onClick={() => set(line.quantity + 1)}>
        +
      </ActionIcon>
      <ActionIcon
        size={44}
        variant="default"
        aria-label={words.remove(name)}
        onClick={() => onLines(removeLine({ lines }, key).lines)}
      >
        ×
      </ActionIcon>
    </Group>
  );
}

type OptionsProps = {
  readonly line: ProductLine;
  readonly menu: Menu;
  readonly onChange: (line: ProductLine) => void;
};

function Options({ line, menu, onChange }: OptionsProps) {
  const product = findProduct(menu, line.productId);
  if (product === null) return null;
  const category = findCategoryById(menu, product.categoryId);
  const extras = availableExtras(product, category);
  const hasMessage = canCarryMessage(product, category);
  if (extras.length === 0 && !hasMessage) return null;
  const chosen = [...line.extras, line.message].filter((part) => part !== '').join(', ');
  return (
    <details>
      <summary>{chosen === '' ? words.options : chosen}</summary>
      <Stack gap="xs" mt="xs">
        {extras.map(({ name, price }) => (
          <Checkbox
            key={name}
            label={`${name} · ${formatLei(price)}`}
            checked={line.extras.includes(name)}
            onChange={(event) =>
              onChange({
                ...line,
                extras: event.currentTarget.checked
                  ? [...line.extras, name]
                  : line.extras.filter((one) => one !== name),
              })
            }
          />
        ))}
        {hasMessage && (
          <TextInput
            label={words.message}
            maxLength={MESSAGE_MAX_LENGTH}
            value={line.message}
            onChange={(event) => onChange({ ...line, message: event.currentTarget.value })}
          />
        )}
      </Stack>
    </details>
  );
}
