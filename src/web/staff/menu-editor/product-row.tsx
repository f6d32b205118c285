import { ActionIcon, Box, Button, Group, Switch, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Entry, MenuEditing } from '#contract/products/staff-calls.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { countOf } from '#domain/text/plural.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { IconArchive, IconCopy, IconPencil, IconPhotoOff } from '#web/staff/kit/icons.gen.tsx';
import { TouchLink } from '#web/staff/kit/links.tsx';
import { Fill } from '#web/staff/kit/rows.tsx';
import { Thumb } from '#web/staff/kit/thumb.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { editLink, type MenuRoom, productLink } from './menu-room.ts';
import { ProductMarks } from './product-marks.tsx';
import { piecesOfEntry, priceOfEntry, stateOfEntry } from './product-state.ts';
import type { useProductActions } from './use-product-actions.tsx';

const words = menuEditorWords.row;

/** At least as high as a finger. */
const TALL = { body: { alignItems: 'center', minHeight: 'var(--target)' } } as const;

type ProductRowProps = {
  readonly room: MenuRoom;
  readonly entry: Entry;
  readonly rights: Pick<MenuEditing, 'mayChangePrices' | 'mayDelete'>;
  readonly actions: ReturnType<typeof useProductActions>;
  readonly onStock: () => void;
};

/** A product in the list: name, stock, and the most frequent actions. */
export function ProductRow({ room, entry, rights, actions, onStock }: ProductRowProps) {
  const { id, name } = entry;
  const isArchived = entry.archivedAt !== null;
  const [picture] = entry.images;
  return (
    <Box component="article" flex="1" miw={0}>
      <Card>
        <Group gap="sm">
          <Thumb side="4rem" isQuiet={stateOfEntry(entry) !== 'on'}>
            {picture === undefined ? (
              <IconPhotoOff role="img" aria-label={words.noPicture} size={24} />
            ) : (
              <Picture picture={{ ...picture, alt: '', width: Math.min(picture.width, 320) }} sizes="64px" />
            )}
          </Thumb>
          <Fill>
            <Title order={2} fz="1.0625rem">
              <TouchLink {...productLink(room, id)}>{name}</TouchLink>
            </Title>
            <Text c="dimmed">
              {entry.category} · {priceWords(entry)}
              {entry.dimensions.length > 1 && ` · ${countOf(entry.dimensions.length, words.sizes)}`}
            </Text>
            <ProductMarks entry={entry} />
          </Fill>
          {isArchived ? (
            <Group gap={4} ml="auto">
              {rights.mayDelete && (
                <>
                  <Button variant="default" onClick={() => actions.restore(id)}>
                    {words.restore}
                  </Button>
                  <Button variant="subtle" color="bad" onClick={() => actions.askToRemove(entry)}>
                    {words.destroy}
                  </Button>
                </>
              )}
            </Group>
          ) : (
            <>
              <Button variant="default" onClick={onStock} aria-label={`${words.stockOf(name)}, ${stockWords(entry)}`}>
                {stockWords(entry)}
              </Button>
              <Switch
                styles={TALL}
                aria-label={words.available(name)}
                checked={entry.available}
                onChange={(event) => actions.switchOn(id, event.currentTarget.checked)}
              />
              <Group gap={4} ml="auto">
                <ActionIcon
                  aria-label={words.edit(name)}
                  title={words.edit(name)}
                  renderRoot={(props) => <Link {...props} {...editLink(room, id)} />}
                >
                  <IconPencil aria-hidden size={20} />
                </ActionIcon>
                {rights.mayChangePrices && (
                  <ActionIcon
                    aria-label={words.duplicate(name)}
                    title={words.duplicate(name)}
                    disabled={actions.isCopying}
                    onClick={() => actions.copy(id)}
                  >
                    <IconCopy aria-hidden size={20} />
                  </ActionIcon>
                )}
                {rights.mayDelete && (
                  <ActionIcon
                    aria-label={words.archive(name)}
                    title={words.archive(name)}
                    onClick={() => actions.askToRemove(entry)}
                  >
                    <IconArchive aria-hidden size={20} />
                  </ActionIcon>
                )}
              </Group>
            </>
          )}
        </Group>
      </Card>
    </Box>
  );
}

function priceWords(entry: Entry): string {
  const price = priceOfEntry(entry);
  if (price === null) return words.noPrice;
  const text = formatLei(price.from);
  return price.isRange ? words.from(text) : text;
}

function stockWords(entry: Entry): string {
  const pieces = piecesOfEntry(entry);
  return pieces === null ? words.unlimited : countOf(pieces, words.pieces);
}
