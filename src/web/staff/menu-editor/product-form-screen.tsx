import { Alert } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { saveIngredient } from '#contract/ingredients/staff-calls.ts';
import { addProductImages } from '#contract/menu/staff-calls.ts';
import { type MenuEditing, saveEntry, type WholeEntry } from '#contract/products/staff-calls.ts';
import { ingredientWords } from '#web/i18n/staff/ingredients.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { optionWords } from '#web/i18n/staff/options.ts';
import { announce } from '#web/staff/announce.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { type Ingredient, ingredientsQuery } from '#web/staff/ingredients.ts';
import { type ListedGroup, optionGroupsQuery, optionUsesQuery } from '#web/staff/options.ts';
import { arePicturesChanged, productImagesBody } from '#web/staff/pictures/form-pictures.ts';
import { PictureField } from '#web/staff/pictures/picture-field.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useApi } from '#web/use-api.ts';
import { useSendingKey } from '#web/use-sending-key.ts';
import { AvailabilitySection } from './availability-section.tsx';
import { BasicsSection } from './basics-section.tsx';
import { EditorPage } from './editor-page.tsx';
import { ExtrasSection } from './extras-section.tsx';
import { FactsSection } from './facts-section.tsx';
import { followWords, looksLikeAlcohol } from './follow-words.ts';
import { FormPart } from './form-part.tsx';
import { judgeSections, SECTIONS, type Section } from './form-sections.ts';
import { IngredientsSection } from './ingredients-section.tsx';
import { editingQuery, entryQuery, useReadMenuAgain } from './menu-queries.ts';
import { type MenuRoom, productLink } from './menu-room.ts';
import { changedIngredients, neededBy } from './needed-ingredients.ts';
import { NoCategories } from './no-categories.tsx';
import { NO_USES, type OptionUses, saveUses, valuesOfUses } from './option-uses.ts';
import { OptionUsesSection } from './option-uses-section.tsx';
import styles from './product-form.module.css';
import { ProductPreview } from './product-preview.tsx';
import { entryOfValues, newProduct, type ProductValues, problemsOf, valuesOfEntry } from './product-values.ts';
import { SectionNav } from './section-nav.tsx';
import { SizesSection } from './sizes-section.tsx';
import { summariseSections } from './summarise-sections.ts';

const words = menuEditorWords.form;
/** A change of these asks again whether alcohol is sold without an age limit. */
const SOLD_AS = ['name', 'category', 'ageRestricted18'] as const;

/** `/admin/menu/add-new-meal` and `/comenzi/editare-produse/adaugare-fel-mancare`. */
export function NewProductScreen({ room }: { readonly room: MenuRoom }) {
  const api = useApi();
  const editing = useQuery(editingQuery(api));
  const ingredients = useQuery(ingredientsQuery(api));
  const groups = useQuery(optionGroupsQuery(api));
  return (
    <EditorPage title={words.newTitle} backIn={room}>
      <ReadState query={editing} failed={menuEditorWords.list.failed}>
        {(menu) =>
          menu.categories.length === 0 ? (
            <NoCategories room={room} />
          ) : menu.mayChangePrices ? (
            <ReadState query={ingredients} failed={ingredientWords.failed}>
              {(known) => (
                <ReadState query={groups} failed={optionWords.failed}>
                  {(list) => (
                    <ProductForm
                      room={room}
                      menu={menu}
                      known={known}
                      groups={list.groups}
                      uses={NO_USES}
                      entry={null}
                    />
                  )}
                </ReadState>
              )}
            </ReadState>
          ) : (
            <Alert color="warn">{words.newLocked}</Alert>
          )
        }
      </ReadState>
    </EditorPage>
  );
}

/** `/admin/menu/{mealId}/edit` and `/comenzi/editare-produse/{productId}/edit`. */
export function EditProductScreen({ room, id }: { readonly room: MenuRoom; readonly id: number }) {
  const api = useApi();
  const editing = useQuery(editingQuery(api));
  const entry = useQuery(entryQuery(api, id));
  const ingredients = useQuery({ ...ingredientsQuery(api), staleTime: 0 });
  const groups = useQuery(optionGroupsQuery(api));
  const uses = useQuery(optionUsesQuery(api, { kind: 'product', id }));
  const title = entry.data === undefined ? menuEditorWords.list.title : words.editTitle(entry.data.name);
  return (
    <EditorPage title={title} backIn={room}>
      <ReadState query={entry} failed={menuEditorWords.failed.product}>
        {(product) => (
          <ReadState query={editing} failed={menuEditorWords.list.failed}>
            {(menu) => (
              <ReadState query={ingredients} failed={ingredientWords.failed}>
                {(known) => (
                  <ReadState query={groups} failed={optionWords.failed}>
                    {(list) => (
                      <ReadState query={uses} failed={optionWords.failed}>
                        {(used) => (
                          <ProductForm
                            key={product.id}
                            room={room}
                            menu={menu}
                            known={known}
                            groups={list.groups}
                            uses={used}
                            entry={product}
                          />
                        )}
                      </ReadState>
                    )}
                  </ReadState>
                )}
              </ReadState>
            )}
          </ReadState>
        )}
      </ReadState>
    </EditorPage>
  );
}

type ProductFormProps = {
  readonly room: MenuRoom;
  readonly menu: MenuEditing;
  readonly known: readonly Ingredient[];
  readonly groups: readonly ListedGroup[];
  readonly uses: OptionUses;
  /** `null` for a new product. */
  readonly entry: WholeEntry | null;
};

/**
 * Saving makes separate calls for product, ingredients, options and pictures; when one fails, saving again does not
 * repeat the creation.
 */
function ProductForm({ room, menu, known, groups, uses, entry }: ProductFormProps) {
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const readAgain = useReadMenuAgain();
  const saved = useRef<{ readonly id: number; readonly version: number } | null>(null);
  const [blank] = useState(() => ({ values: newProduct(menu.vatRates), version: 0 }));
  const loaded =
    entry === null
      ? blank
      : {
          values: valuesOfEntry(entry, { needs: neededBy(entry.id, known), optionUses: valuesOfUses(uses) }),
          version: entry.version,
        };
  const read = async () => {
    if (entry === null) return blank;
    saved.current = null;
    const fresh = await queries.fetchQuery({ ...entryQuery(api, entry.id), staleTime: 0 });
    const fresher = await queries.fetchQuery({ ...ingredientsQuery(api), staleTime: 0 });
    const used = await queries.fetchQuery(optionUsesQuery(api, { kind: 'product', id: fresh.id }));
    const parts = { needs: neededBy(fresh.id, fresher), optionUses: valuesOfUses(used) };
    return { values: valuesOfEntry(fresh, parts), version: fresh.version };
  };
  const categoryOf = (values: ProductValues) => menu.categories.find(({ id }) => String(id) === values.category);

  const sendOnce = useSendingKey();
  const form = useStaffForm({
    loaded,
    send: async (values: ProductValues, version) => {
      const id = entry?.id ?? saved.current?.id ?? null;
      const from = version === null ? null : Math.max(version, saved.current?.version ?? 0);
      const isSpecial = categoryOf(values)?.specialCategory ?? false;
      const body = entryOfValues(values, { id, version: from, isSpecial });
      const answer = await sendOnce((headers) => api(saveEntry, { headers, body }));
      saved.current = { id: answer.id, version: answer.version };
      const target = { kind: 'product', productId: answer.id } as const;
      for (const { id: ingredientId, effect } of changedIngredients(loaded.values.needs, values.needs)) {
        await api(saveIngredient, { body: { id: ingredientId, changes: [{ target, effect }] } });
      }
      await saveUses(api, { kind: 'product', id: answer.id }, { before: uses, after: values.optionUses });
      const { pictures } = loaded.values;
      if (!arePicturesChanged(pictures, values.pictures)) return answer;
      const shown = await api(addProductImages, {
        params: { id: answer.id },
        body: { ...productImagesBody(pictures, values.pictures), version: answer.version },
      });
      saved.current = { id: answer.id, version: shown.version };
      return { ...answer, version: shown.version };
    },
    onSent: ({ id, message }) => {
      void readAgain();
      if (entry !== null) return;
      announce(message);
      void navigate(productLink(room, id));
    },
    reload: read,
    failed: entry === null ? menuEditorWords.failed.add : menuEditorWords.failed.save,
    fieldOf: (path) => path.replace(/^stationId$/, 'station'),
    judge: (values) => problemsOf(values, menu.categories),
  });
  const followed = useRef(form.values);
  // Outside system: what the person types. The proposals follow the words of a new product.
  useEffect(() => {
    if (entry !== null || followed.current === form.values) return;
    const proposed = followWords(followed.current, form.values, menu);
    followed.current = form.values;
    if (Object.keys(proposed).length > 0) form.change(proposed);
  });
  const [isAsking, setIsAsking] = useState(false);
  const hasAnswered = useRef(false);
  const isAlcohol = looksLikeAlcohol(form.values, menu.categories);
  const guarded = {
    ...form,
    submit() {
      const values = form.valuesNow();
      const isNews = entry === null || SOLD_AS.some((field) => values[field] !== form.base.values[field]);
      const mustAsk = !values.ageRestricted18 && isNews && looksLikeAlcohol(values, menu.categories);
      if (mustAsk && !hasAnswered.current) setIsAsking(true);
      else form.submit();
    },
  };
  const category = categoryOf(form.values);
  const isLocked = !menu.mayChangePrices;
  const states = judgeSections(form.values, form.problems);
  const summaries = summariseSections(form.values, category?.name ?? '');
  // A new product is filled in from top to bottom, so every part is open.
  const [opened, setOpened] = useState<ReadonlySet<Section>>(new Set(entry === null ? SECTIONS : ['seen']));
  const toggle = (section: Section) =>
    setOpened(new Set(opened.has(section) ? [...opened].filter((one) => one !== section) : [...opened, section]));
  const parts: Readonly<Record<Section, ReactNode>> = {
    seen: <BasicsSection form={form} menu={menu} isAlcohol={isAlcohol} />,
    sizes: <SizesSection form={form} mayChangePrices={menu.mayChangePrices} mayDelete={menu.mayDelete} />,
    extras: (
      <>
        <OptionUsesSection
          hint={optionWords.usesHint}
          groups={groups}
          value={form.values.optionUses}
          onChange={(optionUses) => form.set('optionUses', optionUses)}
          isLocked={isLocked}
          problem={form.problems.uses}
        />
        <ExtrasSection
          form={form}
          category={category}
          isLocked={isLocked}
          similar={entry?.similarProducts ?? []}
          addOns={entry?.addOnProducts ?? []}
          ownId={entry?.id ?? null}
        />
      </>
    ),
    pictures: (
      <FormSection title={words.sections.pictures} hint={words.picturesHint}>
        <PictureField label={words.sections.pictures} {...form.bind('pictures')} />
      </FormSection>
    ),
    law: <FactsSection form={form} menu={menu} isLocked={isLocked} />,
    availability: (
      <>
        <AvailabilitySection form={form} category={category} />
        <IngredientsSection form={form} known={known} />
      </>
    ),
  };
  return (
    <div className={styles.room}>
      <div className={styles.layout}>
        <div className={styles.aside} data-sticky>
          <SectionNav states={states} onGo={(section) => setOpened(new Set([...opened, section]))} />
          <ProductPreview values={form.values} className={styles.preview} />
        </div>
        <StaffForm form={guarded} isNew={entry === null} submitLabel={entry === null ? words.add : words.save}>
          {isLocked && <Alert color="warn">{words.pricesLocked}</Alert>}
          {SECTIONS.map((section) => (
            <FormPart
              key={section}
              section={section}
              state={states[section]}
              summary={summaries[section]}
              isOpened={opened.has(section)}
              onToggle={() => toggle(section)}
            >
              {parts[section]}
            </FormPart>
          ))}
        </StaffForm>
        <ConfirmDialog
          opened={isAsking}
          title={words.alcoholTitle}
          confirm={words.alcoholConfirm}
          cancel={words.alcoholBack}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            hasAnswered.current = true;
            setIsAsking(false);
            form.submit();
          }}
        >
          {words.alcoholText}
        </ConfirmDialog>
      </div>
    </div>
  );
}
