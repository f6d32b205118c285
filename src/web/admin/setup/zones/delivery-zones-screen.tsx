import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { getDeliveryZones, saveDeliveryZones, type ZonesSetup } from '#contract/delivery/staff-calls.ts';
import { replayDeliveryZones } from '#contract/replay/staff-calls.ts';
import { MOST_ZONES } from '#domain/delivery/decide-zones.ts';
import { firstZones } from '#domain/delivery/first-zones.ts';
import { useSetup } from '#web/admin/setup/use-setup.ts';
import { WhatIfCard } from '#web/admin/what-if/what-if-card.tsx';
import { zonesWords as words } from '#web/i18n/admin/zones.ts';
import { newKey } from '#web/new-key.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { IconListDetails, IconPlus } from '#web/staff/kit/icons.gen.tsx';
import { Row, Rows } from '#web/staff/kit/rows.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { useReorder } from '#web/staff/reorder/use-reorder.ts';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { ZoneHead, ZoneRow } from './zone-row.tsx';
import { freshZone, zonesFrom, zonesProblems, zonesRequest } from './zone-values.ts';

/** `/admin/delivery-zones`: one table, saved as a whole. */
export function DeliveryZonesScreen() {
  const { query, readAgain } = useSetup(getDeliveryZones);
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={query} failed={words.failed}>
        {(setup) => <ZonesForm setup={setup} readAgain={readAgain} />}
      </ReadState>
    </StaffPage>
  );
}

const WHOLE = { width: '100%' };

function ZonesForm({
  setup,
  readAgain,
}: {
  readonly setup: ZonesSetup;
  readonly readAgain: () => Promise<ZonesSetup>;
}) {
  const api = useApi();
  const [asking, setAsking] = useState<number | null>(null);
  const [fresh, setFresh] = useState<string | null>(null);
  const [moved, setMoved] = useState('');
  const form = useStaffForm({
    loaded: zonesFrom(setup),
    send: (values, version) => api(saveDeliveryZones, { body: zonesRequest(values, version) }),
    onSent: () => void readAgain(),
    reload: async () => zonesFrom(await readAgain()),
    judge: zonesProblems,
  });
  const { zones } = form.values;
  const { homeCity, homeCounty } = setup;

  const reorder = useReorder({
    keys: zones.map(({ key }) => key),
    onMove: (key, place) => {
      const from = zones.findIndex((zone) => zone.key === key);
      form.move('zones', from, place);
      setMoved(words.moved(zones[from]?.city ?? '', place + 1, zones.length));
    },
  });
  const add = () => {
    const key = newKey();
    setFresh(key);
    form.add('zones', freshZone({ code: '', city: '', county: homeCounty }, homeCity, key));
  };
  const proposed = firstZones({ city: homeCity, county: homeCounty });
  const propose = () =>
    form.set(
      'zones',
      proposed.map((zone) => freshZone(zone, homeCity, zone.code)),
    );
  const remove = (row: number) => {
    form.remove('zones', row);
    setAsking(null);
  };
  const asked = asking === null ? undefined : zones[asking];
  const on = zones.filter(({ enabled }) => enabled).length;

  return (
    <StaffForm form={form}>
      <FormSection
        title={words.section}
        hint={zones.length > 0 ? words.count(zones.length, on) : proposed.length === 0 ? words.noneYet : words.none}
      >
        <Stack gap="md" align="start" data-wide>
          {zones.length > 0 && on === 0 && <Alert color="warn">{words.noneOn}</Alert>}
          {zones.length === 0 && proposed.length > 0 && (
            <Stack gap="xs" align="start">
              <Button
                variant="default"
                leftSection={<IconListDetails aria-hidden size={18} />}
                aria-describedby="localitati-propuse"
                onClick={propose}
              >
                {words.propose(homeCity, proposed.length - 1)}
              </Button>
              <Text c="dimmed" fz="0.9375rem" maw="60ch" id="localitati-propuse">
                {proposed.length > 1 && words.proposed(proposed.map(({ city }) => city).join(', '))}{' '}
                {words.proposedTerms}
              </Text>
            </Stack>
          )}
          {zones.length > 0 && <ZoneHead />}
          <Rows component="ol" style={WHOLE}>
            {zones.map((zone, row) => (
              <Row key={zone.key} {...reorder.itemProps(zone.key)}>
                <ZoneRow
                  form={form}
                  row={row}
                  homeCity={homeCity}
                  isFresh={zone.key === fresh}
                  handle={reorder.handleProps(zone.key)}
                  onMove={(place) => reorder.moveTo(zone.key, place)}
                  onRemove={() => (zone.isNew ? remove(row) : setAsking(row))}
                />
              </Row>
            ))}
          </Rows>
          {zones.length < MOST_ZONES && (
            <Button variant="default" leftSection={<IconPlus aria-hidden size={18} />} onClick={add}>
              {words.add}
            </Button>
          )}
          <p className="visually-hidden" role="status">
            {moved}
          </p>
        </Stack>
      </FormSection>
      {zones.length > 0 && (
        <WhatIfCard
          draft={zonesRequest(form.values, null)}
          ask={(draft, days) => api(replayDeliveryZones, { body: { days, draft } })}
        />
      )}
      <ConfirmDialog
        opened={asking !== null}
        title={words.removeTitle(asked?.city ?? '')}
        confirm={words.removeConfirm}
        onCancel={() => setAsking(null)}
        onConfirm={() => asking !== null && remove(asking)}
      >
        {words.removeText}
      </ConfirmDialog>
    </StaffForm>
  );
}
