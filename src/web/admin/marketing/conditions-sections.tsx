import { Checkbox, Group, MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DELIVERY_METHODS } from '#domain/orders/order.ts';
import { hasField, type PromotionType } from '#domain/promotions/kinds.ts';
import type { About } from '#domain/promotions/tell-offer.ts';
import type { Form } from '#web/forms/use-form.ts';
import { promotionWords } from '#web/i18n/admin/marketing.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { WindowsField } from '#web/staff/form/windows-field.tsx';
import { namesQuery } from '#web/staff/menu-editor/menu-queries.ts';
import { productChoices } from '#web/staff/menu-editor/product-choices.ts';
import { useApi } from '#web/use-api.ts';
import { useStaffCategories } from '../menu/category-queries.ts';
import { useDeliveryPlaces } from './promotion-queries.ts';
import type { PromotionValues } from './promotion-values.ts';

const words = promotionWords.conditions;

type SectionProps = { readonly type: PromotionType; readonly form: Form<PromotionValues> };

/** Products and categories by their ids, as they are called. */
function useMenuNames() {
  const { data: products = [] } = useQuery(namesQuery(useApi()));
  const { data: categories = [] } = useStaffCategories();
  return {
    products: productChoices(products),
    categories: categories.map(({ id, name }) => ({ value: String(id), label: name })),
  };
}

/** What a promotion is about, by name; none where nothing is chosen. */
export function useAboutNames({ productIds, categoryIds }: PromotionValues): About {
  const { products, categories } = useMenuNames();
  const named = (ids: readonly number[], names: readonly { value: string; label: string }[]) =>
    ids.flatMap((id) => names.find(({ value }) => value === String(id))?.label ?? []);
  return [...named(categoryIds, categories), ...named(productIds, products)];
}

/** Which products a promotion is about. */
export function AboutSection({ type, form }: SectionProps) {
  const { products, categories } = useMenuNames();
  const has = (field: 'productIds' | 'categoryIds') => hasField(type, field);
  return (
    <FormSection title={words.about} hint={has('categoryIds') ? words.aboutHint : words.giftHint}>
      {has('categoryIds') && (
        <MultiSelect
          label={words.categories}
          data={categories}
          searchable
          nothingFoundMessage={words.nothingFound}
          data-wide
          {...form.bind('categoryIds')}
          value={form.values.categoryIds.map(String)}
          onChange={(ids) => form.set('categoryIds', ids.map(Number))}
        />
      )}
      <MultiSelect
        label={words.products}
        data={products}
        searchable
        hidePickedOptions
        limit={50}
        nothingFoundMessage={words.nothingFound}
        data-wide
        {...form.bind('productIds')}
        value={form.values.productIds.map(String)}
        onChange={(ids) => form.set('productIds', ids.map(Number))}
      />
    </FormSection>
  );
}

/** At which hours, for which ways of being served and in which zones a promotion applies. */
export function HoursSection({ type, form }: SectionProps) {
  const { data: setup } = useDeliveryPlaces();
  const { deliveryMethods: methods, zoneCodes } = form.values;
  return (
    <FormSection title={words.hours} hint={words.hoursHint}>
      <WindowsField
        value={form.values.availabilityWindows}
        onChange={(windows) => form.set('availabilityWindows', windows)}
        errors={form.problems}
        inherited={null}
      />
      {hasField(type, 'deliveryMethods') && (
        <Checkbox.Group
          label={words.methods}
          description={words.methodsHint}
          data-wide
          value={methods}
          onChange={(chosen) =>
            form.set(
              'deliveryMethods',
              DELIVERY_METHODS.filter((one) => chosen.includes(one)),
            )
          }
        >
          <Group gap="lg" mt="xs">
            {DELIVERY_METHODS.map((method) => (
              <Checkbox key={method} value={method} label={words.methodNames[method]} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
      {hasField(type, 'zoneCodes') && (
        <MultiSelect
          label={words.zones}
          description={words.zonesHint}
          data={(setup?.zones ?? []).map(({ cityCode, city }) => ({ value: cityCode, label: city }))}
          searchable
          nothingFoundMessage={words.nothingFound}
          data-wide
          {...form.bind('zoneCodes')}
          value={zoneCodes}
        />
      )}
    </FormSection>
  );
}
