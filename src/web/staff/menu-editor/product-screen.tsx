import { Alert, Button, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { EntryResponse } from '#contract/menu/products-wire.ts';
import { readLei } from '#contract/values/read-lei.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useApi } from '#web/use-api.ts';
import { EditorPage } from './editor-page.tsx';
import { editingQuery, entryQuery } from './menu-queries.ts';
import { editLink, type MenuRoom, productLink } from './menu-room.ts';
import { ProductMarks } from './product-marks.tsx';
import styles from './product-screen.module.css';
import { useProductActions } from './use-product-actions.tsx';

const words = menuEditorWords.detail;
const row = menuEditorWords.row;

type ProductScreenProps = { readonly room: MenuRoom; readonly id: number };

/** `/admin/menu/{mealId}` and `/comenzi/editare-produse/{productId}`: everything about a product, to be read. */
export function ProductScreen({ room, id }: ProductScreenProps) {
  const entry = useQuery(entryQuery(useApi(), id));
  return entry.data === undefined ? (
    <EditorPage title={menuEditorWords.list.title} backIn={room}>
      <ReadState query={entry} failed={menuEditorWords.failed.product}>
        {() => null}
      </ReadState>
    </EditorPage>
  ) : (
    <Product room={room} entry={entry.data} />
  );
}

function Product({ room, entry }: { readonly room: MenuRoom; readonly entry: EntryResponse }) {
  const { data: rights } = useQuery(editingQuery(useApi()));
  const actions = useProductActions(room, { leaveAfterArchiving: true });
  const isArchived = entry.archivedAt !== null;
  return (
    <EditorPage
      title={entry.name}
      backIn={room}
      actions={
        <>
          {!isArchived && rights?.mayDelete === true && (
            <Button variant="subtle" color="bad" onClick={() => actions.askToRemove(entry)}>
              {words.archive}
            </Button>
          )}
          {rights?.mayChangePrices === true && (
            <Button variant="default" loading={actions.isCopying} onClick={() => actions.copy(entry.id)}>
              {words.duplicate}
            </Button>
          )}
          <Button renderRoot={(props) => <Link {...props} {...editLink(room, entry.id)} />}>{words.edit}</Button>
        </>
      }
    >
      <ProductMarks entry={entry} />
      {isArchived && (
        <Alert color="warn" title={words.archivedTitle}>
          <p>{words.archivedText}</p>
          {rights?.mayDelete === true && (
            <div className={styles.buttons}>
              <Button onClick={() => actions.restore(entry.id)}>{row.restore}</Button>
              <Button variant="outline" color="bad" onClick={() => actions.askToRemove(entry)}>
                {row.destroy}
              </Button>
            </div>
          )}
        </Alert>
      )}
      {!isArchived && entry.missingFacts.length > 0 && (
        <Alert color="warn" title={words.incompleteTitle}>
          {words.incomplete(entry.missingFacts.map((fact) => menuEditorWords.facts[fact]).join(', '))}
        </Alert>
      )}
      {!isArchived && (
        <div className={styles.line}>
          <Switch
            label={menuEditorWords.form.available}
            checked={entry.available}
            onChange={(event) => actions.switchOn(entry.id, event.currentTarget.checked)}
          />
          <span className={styles.ways}>
            {room === 'admin' && (
              <Link className={styles.shop} to="/admin/changes" search={{ subject: `product:${entry.id}` }}>
                {words.history}
              </Link>
            )}
            <a className={styles.shop} href={`/meniu/${entry.id}`}>
              {words.shop}
            </a>
          </span>
        </div>
      )}
      <SizesTable entry={entry} />
      <FormSection title={words.description}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server when it was saved (readings 38) */}
        <div className={styles.description} data-wide dangerouslySetInnerHTML={{ __html: entry.description }} />
      </FormSection>
      {entry.images.length > 0 && (
        <FormSection title={words.pictures}>
          <ul className={styles.pictures} data-wide>
            {entry.images.map((picture) => (
              <li key={picture.id}>
                <Picture picture={picture} sizes="160px" />
              </li>
            ))}
          </ul>
        </FormSection>
      )}
      <Facts room={room} entry={entry} />
      {actions.dialog}
    </EditorPage>
  );
}

function SizesTable({ entry }: { readonly entry: EntryResponse }) {
  const lei = (amount: number) => (amount === 0 ? words.none : formatLei(readLei(amount)));
  return (
    <FormSection title={words.sizes}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard (WCAG 2.1.1) */}
      <section className={styles.scroll} data-wide aria-label={words.sizes} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.size}</th>
              <th scope="col">{words.price}</th>
              <th scope="col">{words.stock}</th>
              <th scope="col">{words.minimum}</th>
              <th scope="col">{words.packaging}</th>
              <th scope="col">{words.deposit}</th>
              <th scope="col">{words.grams}</th>
              <th scope="col">{words.state}</th>
            </tr>
          </thead>
          <tbody>
            {entry.dimensions.map((size) => (
              <tr key={size.id}>
                <th scope="row">{size.value}</th>
                <td>{formatLei(readLei(size.price))}</td>
                <td>{size.stockUnlimited ? row.unlimited : size.stock}</td>
                <td>{size.minimumQuantityType === 'NA' ? words.none : size.minimumQuantityNumber}</td>
                <td>{size.boxNeeded ? lei(size.boxPrice) : words.none}</td>
                <td>{lei(size.depositPrice)}</td>
                <td>{size.grams ?? words.none}</td>
                <td>{size.isOn ? words.sells : words.doesNotSell}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </FormSection>
  );
}

function Facts({ room, entry }: { readonly room: MenuRoom; readonly entry: EntryResponse }) {
  const { form, allergenNames } = menuEditorWords;
  const days = [entry.standardOrderType && words.today, entry.preOrderOrderType && words.ahead].filter(Boolean);
  const marks = [
    entry.isVeggie && form.veggie,
    entry.isFasting && form.fasting,
    entry.fromFrozen && form.frozen,
    entry.ageRestricted18 && form.adult,
  ].filter(Boolean);
  const facts: readonly [string, ReactNode][] = [
    [form.category, entry.category],
    [words.orderTypes, days.join(', ')],
    [words.message, entry.allowPreferredMessage ? words.allowed : words.notAllowed],
    [form.ingredients, entry.ingredients],
    [form.additives, entry.additives],
    [form.allergens, entry.allergens.map((allergen) => allergenNames[allergen]).join(', ')],
    [form.traces, entry.mayContain.map((allergen) => allergenNames[allergen]).join(', ')],
    [form.nutrition, entry.nutriValues],
    [words.marks, marks.join(', ')],
    [
      words.extras,
      entry.extraIngredientsBeans.length === 0
        ? words.extrasOfCategory
        : entry.extraIngredientsBeans.map(({ name, price }) => `${name} ${formatLei(readLei(price))}`).join('; '),
    ],
    [words.vat, `${percent(entry.vatPercent)} / ${percent(entry.vatPercentOnPremises)}`],
    [words.similar, <Similar key="similar" room={room} similar={entry.similarProducts} />],
  ];
  return (
    <FormSection title={words.facts}>
      <dl className={styles.facts} data-wide>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact === '' ? words.none : fact}</dd>
          </div>
        ))}
      </dl>
    </FormSection>
  );
}

function Similar({ room, similar }: { readonly room: MenuRoom; readonly similar: EntryResponse['similarProducts'] }) {
  if (similar.length === 0) return words.none;
  return (
    <ul className={styles.similar}>
      {similar.map(({ id, name }) => (
        <li key={id}>
          <Link {...productLink(room, id)}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

function percent(rate: number): string {
  return `${String(rate).replace('.', ',')} %`;
}
