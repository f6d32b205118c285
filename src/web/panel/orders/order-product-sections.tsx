import { Badge, Group, Text } from '@mantine/core';
import { describeAllergens } from '#domain/menu/kitchen-allergens.ts';
import { describeExtras } from '#domain/menu/options/describe-extras.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { lineCost, type OrderBundle, type OrderLine, type OrderPiece, pieceCost } from '#domain/orders/order-view.ts';
import { noteWords } from '#web/i18n/order-notes.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Note } from '#web/staff/kit/notices.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';

const { detail: words, orders } = staffWords;

// Lines of a placed order never change and may look the same, so their position is their key.
const byPlace = (_: unknown, place: number) => String(place);

function allergensText(piece: OrderPiece): string {
  const allergens = describeAllergens(piece);
  return allergens === '' ? '' : `${words.allergens}: ${allergens}`;
}

export function ProductsSection({ lines }: { readonly lines: readonly OrderLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Card title={words.products} isWide>
      <Rows>
        {lines.map((line, place) => (
          <Row isTight key={byPlace(line, place)}>
            <Text component="span" fw={600} w="2rem" flex="none">
              {line.quantity} ×
            </Text>
            <Fill>
              <Text fw={600} fz="1.1875rem">
                {line.productName}{' '}
                <Text component="span" c="dimmed" fw={400}>
                  {line.sizeLabel}
                </Text>
                {line.isAgeRestricted && (
                  <Badge color="warn" component="span">
                    {orders.checkId}
                  </Badge>
                )}
              </Text>
              {describeExtras(line.extras, formatLei).map((extra) => (
                <Text key={extra} pl="md">
                  {extra}
                </Text>
              ))}
              {line.message !== '' && (
                <Note tone="warn" isFramed>
                  {words.message}: „{line.message}”
                </Note>
              )}
              <Text c="dimmed" fz="0.9375rem">
                {[
                  line.boxPrice > 0 && `${words.packaging} ${formatLei(line.boxPrice)}`,
                  line.deposit > 0 && `${words.deposit} ${formatLei(line.deposit)}`,
                  allergensText(line),
                ]
                  .filter((part) => part !== false && part !== '')
                  .join(' · ')}
              </Text>
            </Fill>
            <Text component="div" ta="right" flex="none">
              {formatLei(lineCost(line))}
              {line.quantity > 1 && (
                <Text component="span" display="block" c="dimmed" fz="0.9375rem" ta="right">
                  {noteWords.perPiece(formatLei(pieceCost(line)))}
                </Text>
              )}
            </Text>
          </Row>
        ))}
      </Rows>
    </Card>
  );
}

export function BundlesSection({ bundles }: { readonly bundles: readonly OrderBundle[] }) {
  return (
    <Card title={words.promotions} isWide>
      {bundles.map((bundle, place) => (
        <div key={byPlace(bundle, place)}>
          <Group component="p" justify="space-between" fw={600} fz="lg">
            <span>
              {bundle.quantity} × {bundle.name}
            </span>
            <span>{formatLei(bundle.total)}</span>
          </Group>
          <Rows>
            {bundle.parts.map((part, partPlace) => (
              <Row isTight key={byPlace(part, partPlace)}>
                <Text component="span" fw={600} w="2rem" flex="none">
                  {bundle.quantity} ×
                </Text>
                <Fill>
                  <p>
                    {part.productName}{' '}
                    <Text component="span" c="dimmed" fw={400}>
                      {part.sizeLabel}
                    </Text>
                    {part.isAgeRestricted && (
                      <Badge color="warn" component="span">
                        {orders.checkId}
                      </Badge>
                    )}
                  </p>
                  {allergensText(part) !== '' && (
                    <Text c="dimmed" fz="0.9375rem">
                      {allergensText(part)}
                    </Text>
                  )}
                </Fill>
                {part.isFree ? (
                  <Text component="span" c="good" fw={600}>
                    {words.freeProduct}
                  </Text>
                ) : (
                  <Text component="span" flex="none">
                    {formatLei(part.unitPrice)}
                  </Text>
                )}
              </Row>
            ))}
          </Rows>
        </div>
      ))}
    </Card>
  );
}
