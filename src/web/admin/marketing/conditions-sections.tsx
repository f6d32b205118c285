import { Checkbox, Group, MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DELIVERY_METHODS } from '#domain/orders/order.ts';
import { hasField, type PromotionType } from '#domain/promotions/kinds.ts';
import { PROMOTION_FIELDS } from '#domain/promotions/promotion-fields.ts';
import type { Form } from '#web/forms/use-form.ts';
import { promotionWords } from '#web/i18n/admin/marketing.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { WindowsField } from '#web/staff/form/windows-field.tsx';
import { namesQuery } from '#web/staff/menu-editor/menu-queries.ts';
import { productChoices } from '#web/staff/menu-editor/product-choices.ts';
import { useApi } from '#web/use-api.ts';
import { useStaffCategories } from '../menu/category-queries.ts';
import { type AboutNow, aboutNow, choiceOf, type MenuNames, withGone } from './about-names.ts';
import { useDeliveryPlaces } from './promotion-queries.ts';
import type { PromotionValues } from './promotion-values.ts';

const words = promotionWords.conditions;

type SectionProps = { readonly type: PromotionType; readonly form: Form<PromotionValues> };

/** What is on the menu; null until it is known. */
export function useMenuNames(): MenuNames | null {
  const { data: products } = useQuery(namesQuery(useApi()));
  const { data: categories } = useStaffCategories();
  return products === undefined || categories === undefined ? null : { products, categories };
}

/** What a promotion is about, by name; null until the menu is known. */
export function useAboutNames(values: PromotionValues): AboutNow | null {
  const menu = useMenuNames();
  return menu === null ? null : aboutNow(values, menu);
}

/** The products and categories that a promotion applies to. */
export function AboutSection({ type, form }: SectionProps) {
  const menu = useMenuNames();
  const { productIds, categoryIds } = form.values;
  const has = (field: 'productIds' | 'categoryIds') => hasField(type, field);
  return (
    <FormSection title={words.about} hint={has('categoryIds') ? words.aboutHint : words.giftHint}>
      {has('categoryIds') && (
        <MultiSelect
          label={PROMOTION_FIELDS.categoryIds.label}
          data={withGone(menu === null ? null : menu.categories.map(choiceOf), categoryIds, words.goneCategory)}
          searchable
          nothingFoundMessage={words.nothingFound}
          data-wide
          {...form.bind('categoryIds')}
          value={categoryIds.map(String)}
          onChange={(ids) => form.set('categoryIds', ids.map(Number))}
        />
      )}
      <MultiSelect
        label={PROMOTION_FIELDS.productIds.label}
        data={withGone(menu === null ? null : productChoices(menu.products), productIds, words.goneProduct)}
        searchable
        hidePickedOptions
        limit={50}
        nothingFoundMessage={words.nothingFound}
        data-wide
        {...form.bind('productIds')}
        value={productIds.map(String)}
        onChange={(ids) => form.set('productIds', ids.map(Number))}
      />
    </FormSection>
  );
}

/** The hours, methods and zones in which a promotion applies. */
export function HoursSection({ type, form }: SectionProps) {
  const { data: setup } = useDeliveryPlaces();
  const { deliveryMethods: methods, zoneCodes } = form.values;
  return (
    <FormSection title={words.hours} hint={words.hoursHint}>
      <WindowsField
        value={form.values.availabilityWindows}
        onChange={(windows) => form.set('availabilityWindows', windows)}
        errors={form.problems}
        alwaysText={words.alwaysText}
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
