import { ActionIcon, Box, Button, NumberInput, Switch, Text, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { ZONE_NAME_MAX_LENGTH } from '#domain/delivery/decide-zones.ts';
import { isHomeCity, proposeCode } from '#domain/delivery/first-zones.ts';
import type { Form } from '#web/forms/use-form.ts';
import { zonesWords as words } from '#web/i18n/admin/zones.ts';
import { Columns } from '#web/staff/kit/columns.tsx';
import { IconChevronDown, IconChevronUp, IconGripVertical } from '#web/staff/kit/icons.gen.tsx';
import { moveActions, RowActions } from '#web/staff/kit/row-actions.tsx';
import type { useReorder } from '#web/staff/reorder/use-reorder.ts';
import styles from './zone-row.module.css';
import { freshZone, type ZonesValues } from './zone-values.ts';

type ZoneRowProps = {
  readonly form: Form<ZonesValues>;
  readonly row: number;
  readonly homeCity: string;
  /** Just added: its name gets the focus. */
  readonly isFresh: boolean;
  readonly handle: ReturnType<ReturnType<typeof useReorder>['handleProps']>;
  readonly onMove: (place: number) => void;
  readonly onRemove: () => void;
};

/** The column heads, once for all rows; on narrow screens each input shows its label instead. */
export function ZoneHead() {
  return (
    <div className={`${styles.zone} ${styles.head}`} aria-hidden>
      <span className={styles.place}>{words.city}</span>
      <div className={styles.amounts}>
        <span>{words.minimum}</span>
        <span>{words.fee}</span>
        <span>{words.freeFrom}</span>
      </div>
    </div>
  );
}

/** A locality: frequently changed fields on one line, the rest folded until it is opened or has a problem. */
export function ZoneRow({ form, row, homeCity, isFresh, handle, onMove, onRemove }: ZoneRowProps) {
  const details = useId();
  const zone = form.values.zones[row];
  const [isOpen, setIsOpen] = useState(zone?.isNew === true && zone.city === '');
  if (zone === undefined) return null;
  const path = `zones.${row}` as const;
  const name = zone.city.trim() || words.unnamed;
  const isHome = isHomeCity(zone.city, homeCity);
  const hasHiddenProblem = ['cityCode', 'county', 'extraMinutes'].some(
    (field) => form.problems[`${path}.${field}`] !== undefined,
  );
  const isShown = isOpen || hasHiddenProblem;
  const lei = { min: 0, max: 100_000, decimalScale: 2, allowNegative: false } as const;

  /** A new row with a name gets the default values for that locality. */
  const handleNamed = () => {
    if (!zone.isNew || zone.city.trim() === '' || zone.cityCode !== '') return;
    const taken = form.values.zones.map(({ cityCode }) => cityCode);
    const code = proposeCode(zone.city, taken);
    form.set(path, freshZone({ code, city: zone.city, county: zone.county }, homeCity, zone.key));
  };

  return (
    <div className={styles.zone}>
      <ActionIcon variant="subtle" aria-label={words.handle(name)} {...handle}>
        <IconGripVertical aria-hidden size={20} />
      </ActionIcon>
      <div className={styles.name}>
        {zone.isNew ? (
          <TextInput
            label={words.city}
            required
            maxLength={ZONE_NAME_MAX_LENGTH}
            // Just added by the administrator.
            autoFocus={isFresh}
            {...form.bind(`${path}.city`)}
            onBlur={handleNamed}
          />
        ) : (
          <Text fw={600} c={zone.enabled ? 'ink' : 'dimmed'}>
            {name}
          </Text>
        )}
        <Text c="dimmed" fz="0.9375rem">
          {[zone.county, isHome ? words.home : ''].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Switch miw={44} aria-label={words.enabled(name)} {...form.tick(`${path}.enabled`)} />
      <div className={styles.amounts}>
        <NumberInput label={words.minimum} {...lei} {...form.bind(`${path}.minimumOrder`)} />
        <NumberInput label={words.fee} {...lei} {...form.bind(`${path}.deliveryFee`)} />
        <NumberInput
          label={words.freeFrom}
          placeholder={words.never}
          {...lei}
          {...form.bind(`${path}.freeDeliveryFrom`)}
        />
      </div>
      <Button
        variant="subtle"
        className={styles.more ?? ''}
        aria-label={words.more(name)}
        aria-expanded={isShown}
        aria-controls={details}
        rightSection={isShown ? <IconChevronUp aria-hidden size={18} /> : <IconChevronDown aria-hidden size={18} />}
        onClick={() => setIsOpen(!isShown)}
      >
        {words.moreShort}
      </Button>
      <div className={styles.actions}>
        <RowActions
          name={name}
          actions={[
            ...moveActions(row, form.values.zones.length - 1, onMove),
            { label: words.removeConfirm, icon: 'trash', isDangerous: true, onChoose: onRemove },
          ]}
        />
      </div>
      <Box id={details} className={styles.details ?? ''} hidden={!isShown} p="md" bg="var(--sunken)" bdrs="md">
        <Columns least="12rem" isFilled>
          {!zone.isNew && (
            <TextInput label={words.city} required maxLength={ZONE_NAME_MAX_LENGTH} {...form.bind(`${path}.city`)} />
          )}
          <TextInput label={words.county} required maxLength={ZONE_NAME_MAX_LENGTH} {...form.bind(`${path}.county`)} />
          <TextInput
            label={words.code}
            description={words.codeHint}
            required
            readOnly={!zone.isNew}
            maxLength={20}
            spellCheck={false}
            {...form.bind(`${path}.cityCode`)}
          />
          <NumberInput
            label={words.extraMinutes}
            description={words.extraMinutesHint}
            min={0}
            max={600}
            allowNegative={false}
            allowDecimal={false}
            {...form.bind(`${path}.extraMinutes`)}
          />
          <Switch
            data-wide
            label={words.isVillage}
            description={words.isVillageHint}
            {...form.tick(`${path}.isVillage`)}
          />
        </Columns>
      </Box>
    </div>
  );
}
