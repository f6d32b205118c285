import { PRODUCT_ON_WIRE } from '#contract/products/product-on-wire.ts';
import type { WholeEntry } from '#contract/products/staff-calls.ts';
import '@mantine/core/styles/Typography.css';
import { Alert, Button, Group, Switch, Typography } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FIELD_WORDS, markLabel, PRODUCT_MARKS } from '#domain/menu/editing/office-fields.ts';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { optionWords } from '#web/i18n/staff/options.ts';
import { stationWords } from '#web/i18n/staff/stations.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { ButtonLink, TouchAnchor, TouchLink } from '#web/staff/kit/links.tsx';
import { type RecordColumn, RecordTable } from '#web/staff/kit/record-table.tsx';
import { RowActions } from '#web/staff/kit/row-actions.tsx';
import { Thumb } from '#web/staff/kit/thumb.tsx';
import { optionGroupsQuery, optionUsesQuery } from '#web/staff/options.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useStaffHtml } from '#web/ui/staff-html.ts';
import { useApi } from '#web/use-api.ts';
import { describeOptionUses, describeStation } from './describe-kitchen.ts';
import { EditorPage } from './editor-page.tsx';
import { editingQuery, entryQuery } from './menu-queries.ts';
import { editLink, type MenuRoom, productLink } from './menu-room.ts';
import { ProductMarks } from './product-marks.tsx';
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

function Product({ room, entry }: { readonly room: MenuRoom; readonly entry: WholeEntry }) {
  const { data: rights } = useQuery(editingQuery(useApi()));
  const actions = useProductActions(room, { leaveAfterArchiving: true });
  const description = useStaffHtml(entry.description);
  const isArchived = entry.archivedAt !== null;
  return (
    <EditorPage
      title={entry.name}
      backIn={room}
      actions={
        <>
          <RowActions
            name={entry.name}
            actions={[
              rights?.mayChangePrices === true && {
                label: words.duplicate,
                icon: 'copy',
                isDisabled: actions.isCopying,
                onChoose: () => actions.copy(entry.id),
              },
              !isArchived &&
                rights?.mayDelete === true && {
                  label: words.archive,
                  icon: 'archive',
                  isDangerous: true,
                  onChoose: () => actions.askToRemove(entry),
                },
            ]}
          />
          <ButtonLink {...editLink(room, entry.id)}>{words.edit}</ButtonLink>
        </>
      }
    >
      <ProductMarks entry={entry} />
      {isArchived && (
        <Alert color="warn" title={words.archivedTitle}>
          <p>{words.archivedText}</p>
          {rights?.mayDelete === true && (
            <Group gap="xs" mt="sm">
              <Button onClick={() => actions.restore(entry.id)}>{row.restore}</Button>
              <Button variant="outline" color="bad" onClick={() => actions.askToRemove(entry)}>
                {row.destroy}
              </Button>
            </Group>
          )}
        </Alert>
      )}
      {!isArchived && entry.missingFacts.length > 0 && (
        <Alert color="warn" title={words.incompleteTitle}>
          {words.incomplete(entry.missingFacts.map((fact) => menuEditorWords.facts[fact]).join(', '))}
        </Alert>
      )}
      {!isArchived && (
        <Group justify="space-between" gap="sm">
          <Switch
            label={menuEditorWords.form.available}
            checked={entry.available}
            onChange={(event) => actions.switchOn(entry.id, event.currentTarget.checked)}
          />
          <Group component="span" gap="md">
            {room === 'admin' && (
              <TouchLink to="/admin/changes" search={{ subject: `product:${entry.id}` }}>
                {words.history}
              </TouchLink>
            )}
            <TouchAnchor href={`/meniu/${entry.id}`}>{words.shop}</TouchAnchor>
          </Group>
        </Group>
      )}
      <SizesTable entry={entry} />
      <Card title={words.description}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server when it was saved (readings 38) */}
        <Typography dangerouslySetInnerHTML={description} />
      </Card>
      {entry.images.length > 0 && (
        <Card title={words.pictures}>
          <Group gap="sm">
            {entry.images.map((picture) => (
              <Thumb key={picture.id} side="10rem">
                <Picture picture={picture} sizes="160px" />
              </Thumb>
            ))}
          </Group>
        </Card>
      )}
      <ProductFacts room={room} entry={entry} />
      {actions.dialog}
    </EditorPage>
  );
}

type Size = WholeEntry['dimensions'][number];

const leiOrNone = (amount: Bani) => (amount === 0 ? words.none : formatLei(amount));

const SIZE_COLUMNS: readonly RecordColumn<Size>[] = [
  { title: words.size, cell: ({ value }) => <b>{value}</b> },
  { title: words.price, isNumber: true, cell: ({ price }) => formatLei(price) },
  { title: words.stock, isNumber: true, cell: ({ stock, stockUnlimited }) => (stockUnlimited ? row.unlimited : stock) },
  {
    title: words.minimum,
    isNumber: true,
    cell: ({ minimumQuantityType, minimumQuantityNumber }) =>
      minimumQuantityType === 'NA' ? words.none : minimumQuantityNumber,
  },
  {
    title: words.packaging,
    isNumber: true,
    cell: ({ boxNeeded, boxPrice }) => (boxNeeded ? leiOrNone(boxPrice) : words.none),
  },
  { title: words.deposit, isNumber: true, cell: ({ depositPrice }) => leiOrNone(depositPrice) },
  { title: words.grams, isNumber: true, cell: ({ grams }) => grams ?? words.none },
  { title: words.state, cell: ({ isOn }) => (isOn ? words.sells : words.doesNotSell) },
];

function SizesTable({ entry }: { readonly entry: WholeEntry }) {
  return (
    <Card title={words.sizes}>
      <RecordTable label={words.sizes} columns={SIZE_COLUMNS} rows={entry.dimensions} keyOf={({ id }) => id} />
    </Card>
  );
}

function ProductFacts({ room, entry }: { readonly room: MenuRoom; readonly entry: WholeEntry }) {
  const { form, allergenNames } = menuEditorWords;
  const api = useApi();
  const { data: editing } = useQuery(editingQuery(api));
  const { data: list } = useQuery(optionGroupsQuery(api));
  const { data: own } = useQuery(optionUsesQuery(api, { kind: 'product', id: entry.id }));
  const { data: ofCategory } = useQuery(optionUsesQuery(api, { kind: 'category', id: entry.categoryId }));
  // While loading it is unknown, not empty: the fact is left out.
  const options =
    list && own && ofCategory ? describeOptionUses(list.groups, { own: own.uses, ofCategory: ofCategory.uses }) : null;
  const days = [entry.standardOrderType && words.today, entry.preOrderOrderType && words.ahead].filter(Boolean);
  const marks = PRODUCT_MARKS.filter((mark) => entry[PRODUCT_ON_WIRE[mark]]).map(markLabel);
  const facts: readonly [string, ReactNode][] = [
    [form.category, entry.category],
    [stationWords.station, editing === undefined ? null : describeStation(editing, entry)],
    [words.orderTypes, days.join(', ')],
    [words.message, entry.allowPreferredMessage ? words.allowed : words.notAllowed],
    [FIELD_WORDS.ingredients.label, entry.ingredients],
    [FIELD_WORDS.additives.label, entry.additives],
    [
      form.allergens,
      entry.hasNoAllergens
        ? form.hasNoAllergens
        : entry.allergens.map((allergen) => allergenNames[allergen]).join(', ') || form.undeclared,
    ],
    [form.traces, entry.mayContain.map((allergen) => allergenNames[allergen]).join(', ')],
    [form.nutrition, entry.nutriValues],
    [words.marks, marks.join(', ')],
    [
      words.extras,
      entry.extraIngredientsBeans.length === 0
        ? words.extrasOfCategory
        : entry.extraIngredientsBeans.map(({ name, price }) => `${name} ${formatLei(price)}`).join('; '),
    ],
    [optionWords.uses, options],
    [words.vat, `${percent(entry.vatPercent)} / ${percent(entry.vatPercentOnPremises)}`],
    [words.similar, <ProductLinks key="similar" room={room} products={entry.similarProducts} />],
    [words.addOns, <ProductLinks key="addOns" room={room} products={entry.addOnProducts} />],
  ];
  return (
    <Card title={words.facts}>
      <Facts look="list">
        {facts.map(([name, fact]) => (
          <Fact key={name} label={name}>
            {fact === '' ? words.none : fact}
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}

type ProductLinksProps = { readonly room: MenuRoom; readonly products: WholeEntry['similarProducts'] };

function ProductLinks({ room, products }: ProductLinksProps) {
  if (products.length === 0) return words.none;
  return (
    <ul>
      {products.map(({ id, name }) => (
        <li key={id}>
          <TouchLink {...productLink(room, id)}>{name}</TouchLink>
        </li>
      ))}
    </ul>
  );
}

function percent(rate: number): string {
  return `${String(rate).replace('.', ',')} %`;
}
