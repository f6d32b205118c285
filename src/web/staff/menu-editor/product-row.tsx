import { ActionIcon, Button, Switch } from '@mantine/core';
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs';
import { Link } from '@tanstack/react-router';
import type { Entry, MenuEditingResponse } from '#contract/menu/products-wire.ts';
import { readLei } from '#contract/values/read-lei.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { countOf } from '#domain/text/plural.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { Picture } from '#web/ui/picture.tsx';
import { editLink, type MenuRoom, productLink } from './menu-room.ts';
import { ProductMarks } from './product-marks.tsx';
import styles from './product-row.module.css';
import { piecesOfEntry, priceOfEntry, stateOfEntry } from './product-state.ts';
import type { useProductActions } from './use-product-actions.tsx';

const words = menuEditorWords.row;

type ProductRowProps = {
  readonly room: MenuRoom;
  readonly entry: Entry;
  readonly rights: Pick<MenuEditingResponse, 'mayChangePrices' | 'mayDelete'>;
  readonly actions: ReturnType<typeof useProductActions>;
  readonly onStock: () => void;
};

/** A product in the list: what it is, what is left, and what is done most. */
export function ProductRow({ room, entry, rights, actions, onStock }: ProductRowProps) {
  const { id, name } = entry;
  const isArchived = entry.archivedAt !== null;
  const [picture] = entry.images;
  return (
    <article className={styles.row} data-quiet={stateOfEntry(entry) === 'on' ? undefined : true}>
      <div className={styles.picture}>
        {picture === undefined ? (
          <IconPhotoOff role="img" aria-label={words.noPicture} size={24} />
        ) : (
          <Picture picture={{ ...picture, alt: '', width: Math.min(picture.width, 320) }} sizes="64px" />
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link {...productLink(room, id)}>{name}</Link>
        </h2>
        <p className={styles.facts}>
          {entry.category} · {priceWords(entry)}
          {entry.dimensions.length > 1 && ` · ${countOf(entry.dimensions.length, words.sizes)}`}
        </p>
        <ProductMarks entry={entry} />
      </div>
      {isArchived ? (
        <div className={styles.tools}>
          {rights.mayDelete && (
            <>
              <Button variant="outline" onClick={() => actions.restore(id)}>
                {words.restore}
              </Button>
              <Button variant="subtle" color="bad" onClick={() => actions.askToRemove(entry)}>
                {words.destroy}
              </Button>
            </>
          )}
        </div>
      ) : (
        <>
          <Button
            className={styles.stock ?? ''}
            variant="default"
            onClick={onStock}
            aria-label={`${words.stockOf(name)}, ${stockWords(entry)}`}
          >
            {stockWords(entry)}
          </Button>
          <Switch
            className={styles.switch ?? ''}
            aria-label={words.available(name)}
            checked={entry.available}
            onChange={(event) => actions.switchOn(id, event.currentTarget.checked)}
          />
          <div className={styles.tools}>
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
                color="bad"
                aria-label={words.archive(name)}
                title={words.archive(name)}
                onClick={() => actions.askToRemove(entry)}
              >
                <IconArchive aria-hidden size={20} />
              </ActionIcon>
            )}
          </div>
        </>
      )}
    </article>
  );
}

function priceWords(entry: Entry): string {
  const price = priceOfEntry(entry);
  if (price === null) return words.noPrice;
  const text = formatLei(readLei(price.from));
  return price.isRange ? words.from(text) : text;
}

function stockWords(entry: Entry): string {
  const pieces = piecesOfEntry(entry);
  return pieces === null ? words.unlimited : countOf(pieces, words.pieces);
}
