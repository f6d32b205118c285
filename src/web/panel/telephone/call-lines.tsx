import { ActionIcon, Group, Text } from '@mantine/core';
import { describeOrderProblem } from '#contract/orders/describe-order-problem.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { removeLine, setQuantity } from '#domain/cart/change-cart.ts';
import type { PricedCart, PricedLine } from '#domain/cart/priced-cart.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import type { Instant } from '#domain/time/instant.ts';
import { telephoneWords as words } from '#web/i18n/panel/telephone.ts';
import { LineOptions } from '#web/panel/ordering/line-options.tsx';
import { staffFailureSentence } from '#web/staff/failure-sentence.ts';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import type { CallDraft } from './call-draft.ts';

type Props = {
  readonly draft: CallDraft;
  readonly edit: (part: Partial<CallDraft>) => void;
  readonly quote: PricedCart;
  readonly menu: Menu;
  readonly now: Instant;
};

/** The lines so far, with pieces, extras and a message to the kitchen. */
export function CallLines({ draft, edit, quote, menu, now }: Props) {
  if (draft.lines.length === 0) return <Text c="dimmed">{words.empty}</Text>;
  const change = (place: number, line: CartLine) =>
    edit({ lines: draft.lines.map((one, index) => (index === place ? line : one)) });
  return (
    <Rows>
      {quote.lines.map((priced, place) => (
        // Two lines may become equal while one of them is edited; their position tells them apart.
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
                {staffFailureSentence(describeOrderProblem(problem, now))}
              </Text>
            ))}
          </Fill>
          <Pieces priced={priced} lines={draft.lines} onLines={(lines) => edit({ lines })} />
          {priced.line.kind === 'product' && (
            <LineOptions line={priced.line} menu={menu} onChange={(line) => change(place, line)} />
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
