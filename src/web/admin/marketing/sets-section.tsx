import { Alert, Button, Group, Stack } from '@mantine/core';
import { MOST_SETS } from '#domain/promotions/kinds/buy-x-get-y-free/decide-bundle-sets.ts';
import type { Form } from '#web/forms/use-form.ts';
import { promotionWords } from '#web/i18n/admin/marketing.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { newKey } from '#web/new-key.ts';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { IconGift, IconPlus } from '#web/staff/kit/icons.gen.tsx';
import { useBundleProducts } from './promotion-queries.ts';
import { highestPaidPrice, type PromotionValues } from './promotion-values.ts';
import { SetEditor } from './set-editor.tsx';

const words = promotionWords.sets;

/** The sets of a bundle: the products of each, and which are free. */
export function SetsSection({ form }: { readonly form: Form<PromotionValues> }) {
  const products = useBundleProducts();
  const { sets } = form.values;
  const maximum = highestPaidPrice(sets);
  const add = (isFree: boolean) => form.add('sets', { id: 0, key: newKey(), label: '', isFree, options: [] });
  return (
    <FormSection title={words.title} hint={words.hint}>
      <Stack component="ol" gap="md" data-wide>
        {sets.map((set, place) => (
          <li key={set.key}>
            <SetEditor
              form={form}
              place={place}
              set={set}
              products={products.data ?? []}
              maximum={set.isFree ? maximum : null}
            />
          </li>
        ))}
      </Stack>
      {products.isError && (
        <Alert role="alert" title={words.productsFailed} data-wide>
          <Button variant="outline" color="bad" onClick={() => void products.refetch()} loading={products.isFetching}>
            {staffWords.general.retry}
          </Button>
        </Alert>
      )}
      {sets.length < MOST_SETS && (
        <Group gap="sm" data-wide>
          <Button variant="default" leftSection={<IconPlus aria-hidden size={18} />} onClick={() => add(false)}>
            {words.add}
          </Button>
          <Button variant="default" leftSection={<IconGift aria-hidden size={18} />} onClick={() => add(true)}>
            {words.addFree}
          </Button>
        </Group>
      )}
    </FormSection>
  );
}
