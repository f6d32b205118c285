import { Box, Button, Group, Switch, Text, Title } from '@mantine/core';
import type { Entry, MenuEditing } from '#contract/products/staff-calls.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { countOf } from '#domain/text/plural.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { IconPhotoOff } from '#web/staff/kit/icons.gen.tsx';
import { NameLink } from '#web/staff/kit/links.tsx';
import { RowActions } from '#web/staff/kit/row-actions.tsx';
import { Thumb } from '#web/staff/kit/thumb.tsx';
import { Picture } from '#web/ui/picture.tsx';
import styles from './menu-list.module.css';
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
    <Group component="article" flex="1" miw={0} gap="xs" wrap="nowrap">
      <Thumb side="3rem" isQuiet={stateOfEntry(entry) !== 'on'}>
        {picture === undefined ? (
          <IconPhotoOff role="img" aria-label={words.noPicture} size={24} />
        ) : (
          <Picture picture={{ ...picture, alt: '', width: Math.min(picture.width, 320) }} sizes="48px" />
        )}
      </Thumb>
      <Box flex="1" miw={0}>
        <Title order={2} className={styles.name ?? ''} lineClamp={2} title={name}>
          <NameLink {...productLink(room, id)}>{name}</NameLink>
        </Title>
        <Group gap="0 0.5rem">
          <Text c="dimmed" className={styles.facts ?? ''}>
            <span className={styles.category}>{entry.category} · </span>
            {priceWords(entry)}
            <span className={styles.counts}>{countWords(entry)}</span>
          </Text>
          <ProductMarks entry={entry} />
        </Group>
      </Box>
      {!isArchived && (
        <Switch
          styles={TALL}
          aria-label={words.available(name)}
          checked={entry.available}
          onChange={(event) => actions.switchOn(id, event.currentTarget.checked)}
        />
      )}
      {isArchived && rights.mayDelete && (
        <Button variant="default" aria-label={words.restoreOf(name)} onClick={() => actions.restore(id)}>
          {words.restore}
        </Button>
      )}
      <RowActions
        name={name}
        actions={
          isArchived
            ? [
                rights.mayDelete && {
                  label: words.destroy,
                  icon: 'trash',
                  isDangerous: true,
                  onChoose: () => actions.askToRemove(entry),
                },
              ]
            : [
                { label: words.edit, icon: 'pencil', link: editLink(room, id) },
                { label: words.stock, icon: 'calculator', onChoose: onStock },
                rights.mayChangePrices && {
                  label: words.duplicate,
                  icon: 'copy',
                  isDisabled: actions.isCopying,
                  onChoose: () => actions.copy(id),
                },
                rights.mayDelete && {
                  label: words.archive,
                  icon: 'archive',
                  isDangerous: true,
                  onChoose: () => actions.askToRemove(entry),
                },
              ]
        }
      />
    </Group>
  );
}

function priceWords(entry: Entry): string {
  const price = priceOfEntry(entry);
  if (price === null) return words.noPrice;
  const text = formatLei(price.from);
  return price.isRange ? words.from(text) : text;
}

/** Sizes and pieces, where there is something to count. */
function countWords(entry: Entry): string {
  const pieces = piecesOfEntry(entry);
  const counts = [
    ...(entry.dimensions.length > 1 ? [countOf(entry.dimensions.length, words.sizes)] : []),
    ...(pieces === null ? [] : [countOf(pieces, words.pieces)]),
  ];
  return counts.map((count) => ` · ${count}`).join('');
}
