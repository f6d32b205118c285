import { Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { ADDRESS_MAX_LENGTHS, type AddressField, DROP_OFFS } from '#domain/accounts/parse-address.ts';
import type { Bani } from '#domain/money/bani.ts';
import { DROP_OFF_LABELS, DROP_OFF_WORDS } from '#domain/orders/drop-off.ts';
import type { DeliveryAddress } from '#domain/orders/order.ts';
import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { orderingWords as words } from '#web/i18n/panel/ordering.ts';
import { Columns } from '#web/staff/kit/columns.tsx';
import { listZones } from './list-zones.ts';

type Props = {
  readonly address: DeliveryAddress;
  readonly zones: readonly OrderZone[];
  /** What fees are counted by; null where it is not known, then no fee is told. */
  readonly products: Bani | null;
  readonly onChange: (address: DeliveryAddress) => void;
  readonly problemOf?: (field: AddressField) => string | undefined;
  /** The id of the input of a field. */
  readonly idOf: (field: AddressField) => string;
};

/** Seldom given on the telephone: below the other fields. */
const DETAILS = ['building', 'staircase', 'floor', 'apartment', 'intercom', 'landmark'] as const;

/** Where an order goes, as staff write it down. */
export function AddressInputs({ address, zones, products, onChange, problemOf, idOf }: Props) {
  const field = (name: AddressField) => ({
    id: idOf(name),
    value: address[name],
    error: problemOf?.(name),
    autoComplete: 'off',
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...address, [name]: event.currentTarget.value }),
  });
  const text = (name: AddressField) => ({ ...field(name), maxLength: ADDRESS_MAX_LENGTHS[name] });
  const isDetailed = [...DETAILS, 'dropOff' as const, 'dropOffNote' as const].some((name) => address[name] !== '');
  return (
    <Stack gap="sm">
      <NativeSelect
        label={words.zone}
        {...field('zoneCode')}
        data={[{ value: '', label: words.chooseZone }, ...listZones(zones, products)]}
      />
      <Group gap="0.75rem" align="start" wrap="nowrap">
        <TextInput flex={1} miw={0} label={checkout.street} {...text('street')} />
        <TextInput w="6rem" label={checkout.streetNumber} {...text('streetNumber')} />
      </Group>
      <details open={isDetailed}>
        <summary>{words.moreAddress}</summary>
        <Columns least="8rem" gap="0.75rem">
          {DETAILS.map((name) => (
            <TextInput key={name} label={checkout[name]} {...text(name)} />
          ))}
          <NativeSelect
            label={DROP_OFF_LABELS.dropOff}
            {...field('dropOff')}
            data={[{ value: '', label: '—' }, ...DROP_OFFS.map((way) => ({ value: way, label: DROP_OFF_WORDS[way] }))]}
          />
          <TextInput label={DROP_OFF_LABELS.dropOffNote} {...text('dropOffNote')} />
        </Columns>
      </details>
    </Stack>
  );
}
