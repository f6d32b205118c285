import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#contract/errors.ts';
import { saveStations } from '#contract/stations/staff-calls.ts';
import { decideStations, MOST_STATIONS, STATION_NAME_MAX_LENGTH } from '#domain/menu/editing/decide-stations.ts';
import type { Loaded } from '#web/forms/form-state.ts';
import { stationWords as words } from '#web/i18n/staff/stations.ts';
import { newKey } from '#web/new-key.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { FormSection } from '#web/staff/form/form-section.tsx';
import { StaffForm } from '#web/staff/form/staff-form.tsx';
import { useStaffForm } from '#web/staff/form/use-staff-form.ts';
import { IconPlus } from '#web/staff/kit/icons.gen.tsx';
import { moveActions, RowActions } from '#web/staff/kit/row-actions.tsx';
import { Row, Rows } from '#web/staff/kit/rows.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { type StationsSetup, stationsQuery } from '#web/staff/stations.ts';
import { useApi } from '#web/use-api.ts';

/** `/admin/menu/stations`: one list, saved as a whole. */
export function StationsScreen() {
  const query = useQuery(stationsQuery(useApi()));
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={query} failed={words.failed}>
        {(setup) => <StationsForm setup={setup} />}
      </ReadState>
    </StaffPage>
  );
}

type StationValues = {
  /** React key; never sent. */
  key: string;
  id: number | null;
  name: string;
  /** Names of the dishes made there, as saved. */
  dishes: readonly string[];
};
type StationsValues = { stations: StationValues[] };

function StationsForm({ setup }: { readonly setup: StationsSetup }) {
  const api = useApi();
  const queries = useQueryClient();
  const [asking, setAsking] = useState<number | null>(null);
  const [fresh, setFresh] = useState<string | null>(null);
  const form = useStaffForm({
    loaded: stationsFrom(setup),
    judge: stationsProblems,
    send: ({ stations }, version) =>
      api(saveStations, { body: { stations: stations.map(({ id, name }) => ({ id, name })), version } }),
    reload: async () => stationsFrom(await queries.fetchQuery({ ...stationsQuery(api), staleTime: 0 })),
  });
  const { stations } = form.values;
  const asked = asking === null ? undefined : stations[asking];
  const add = () => {
    const key = newKey();
    setFresh(key);
    form.add('stations', { key, id: null, name: '', dishes: [] });
  };
  const remove = (row: number) => {
    form.remove('stations', row);
    setAsking(null);
  };
  return (
    <StaffForm form={form}>
      <FormSection title={words.section} hint={stations.length === 0 ? words.empty : words.hint}>
        <Stack gap="md" data-wide>
          <Rows component="ol">
            {stations.map((station, row) => {
              const name = station.name.trim() || words.unnamed;
              return (
                <Row key={station.key}>
                  <Group align="end" gap={4} wrap="nowrap" w="100%">
                    <TextInput
                      label={words.name(row + 1)}
                      flex={1}
                      miw={0}
                      maxLength={STATION_NAME_MAX_LENGTH}
                      autoComplete="off"
                      // Just added by the administrator.
                      autoFocus={station.key === fresh}
                      {...form.bind(`stations.${row}.name`)}
                    />
                    <RowActions
                      name={name}
                      actions={[
                        ...moveActions(row, stations.length - 1, (place) => form.move('stations', row, place)),
                        {
                          label: words.removeConfirm,
                          icon: 'trash',
                          isDangerous: true,
                          onChoose: () => (station.dishes.length === 0 ? remove(row) : setAsking(row)),
                        },
                      ]}
                    />
                  </Group>
                  {station.id !== null && (
                    <Text c="dimmed" fz="0.9375rem" mt={4}>
                      {station.dishes.length === 0 ? words.madeNothing : words.made(station.dishes)}
                    </Text>
                  )}
                </Row>
              );
            })}
          </Rows>
          {stations.length < MOST_STATIONS && (
            <Group>
              <Button variant="default" leftSection={<IconPlus aria-hidden size={18} />} onClick={add}>
                {words.add}
              </Button>
            </Group>
          )}
        </Stack>
      </FormSection>
      <ConfirmDialog
        opened={asking !== null}
        title={words.removeTitle(asked?.name ?? '')}
        confirm={words.removeConfirm}
        onCancel={() => setAsking(null)}
        onConfirm={() => asking !== null && remove(asking)}
      >
        {words.removeText(asked?.dishes ?? [])}
      </ConfirmDialog>
    </StaffForm>
  );
}

function stationsFrom({ stations, version }: StationsSetup): Loaded<StationsValues> {
  const rows = stations.map(({ id, name, categories, products }) => ({
    key: String(id),
    id,
    name,
    dishes: [...categories, ...products],
  }));
  return { values: { stations: rows }, version };
}

/** By field path, with the rules and sentences of the server. */
function stationsProblems({ stations }: StationsValues): Record<string, string> {
  const decided = decideStations(stations);
  const problems = decided.ok ? [] : [...decided.error];
  return Object.fromEntries(problems.map(([row, code]) => [`stations.${row}.name`, sentenceOf(code)]));
}
