import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { OfferedWays } from '#domain/restaurant/public-links.ts';
import { countOf } from '#domain/text/plural.ts';
import { presenceWords as words } from '#web/i18n/admin/presence.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Choices } from '#web/staff/kit/choices.tsx';
import { Columns, Fields } from '#web/staff/kit/columns.tsx';
import { FormStack } from '#web/staff/kit/form-stack.tsx';
import { IconPrinter } from '#web/staff/kit/icons.gen.tsx';
import { usePublicOrigin } from './public-origin.tsx';
import styles from './qr-sheet.module.css';
import { QrSheet } from './qr-sheet.tsx';
import { cutIntoSheets, listCards, PER_SHEET, type PerSheet, QR_TARGETS, type QrTarget } from './qr-sheets.ts';

/** Target of the link from the list of links, for printed codes. */
export const QR_CODES_ID = 'coduri-qr';

/** QR codes for tables, windows and leaflets: chosen here, printed by the browser. */
export function QrCodesCard({ restaurant, offered }: { readonly restaurant: string; readonly offered: OfferedWays }) {
  const origin = usePublicOrigin();
  const [target, setTarget] = useState<QrTarget>('menu');
  const [own, setOwn] = useState('');
  const [firstTable, setFirstTable] = useState('1');
  const [lastTable, setLastTable] = useState('8');
  // Typed text is kept per target.
  const [typed, setTyped] = useState<Partial<Record<QrTarget, string>>>({});
  const [perSheet, setPerSheet] = useState<PerSheet>(4);
  const headline = typed[target] ?? words.headlines[target];
  const cards = listCards({ target, own, firstTable, lastTable }, origin, perSheet);
  const sheets = cutIntoSheets(cards ?? [], perSheet);
  const shown = { perSheet, headline, restaurant };
  const problem = cards !== null ? undefined : target === 'tables' ? words.tablesInvalid : words.ownInvalid;
  return (
    <Card id={QR_CODES_ID} title={words.codes} hint={words.codesHint} isWide>
      <Columns least="20rem">
        <FormStack>
          <NativeSelect
            label={words.target}
            value={target}
            data={QR_TARGETS.filter((one) => isOffered(one, offered)).map((value) => ({
              value,
              label: words.targets[value],
            }))}
            onChange={({ currentTarget }) => setTarget(QR_TARGETS.find((one) => one === currentTarget.value) ?? 'menu')}
          />
          {target === 'own' && (
            <TextInput
              label={words.own}
              description={words.ownHint}
              value={own}
              error={own === '' ? undefined : problem}
              onChange={({ currentTarget }) => setOwn(currentTarget.value)}
            />
          )}
          {target === 'tables' && (
            <Fields>
              <TextInput
                label={words.firstTable}
                inputMode="numeric"
                value={firstTable}
                onChange={({ currentTarget }) => setFirstTable(currentTarget.value)}
              />
              <TextInput
                label={words.lastTable}
                inputMode="numeric"
                value={lastTable}
                error={problem}
                onChange={({ currentTarget }) => setLastTable(currentTarget.value)}
              />
            </Fields>
          )}
          <TextInput
            label={words.headline}
            maxLength={40}
            value={headline}
            onChange={({ currentTarget }) => setTyped({ ...typed, [target]: currentTarget.value })}
          />
          <Choices
            name="per-sheet"
            legend={words.perSheet}
            options={PER_SHEET.map((value) => ({ value, label: value, note: words.perSheetNote[value] }))}
            value={perSheet}
            onChange={setPerSheet}
          />
          <Group>
            <Button
              leftSection={<IconPrinter aria-hidden size={18} />}
              disabled={sheets.length === 0}
              onClick={() => window.print()}
            >
              {words.print}
              {sheets.length > 0 && ` · ${countOf(sheets.length, words.sheets)}`}
            </Button>
          </Group>
          <Text c="dimmed">{words.printHint}</Text>
        </FormStack>
        {sheets[0] !== undefined && (
          <section aria-label={words.preview}>
            <div className={styles.preview}>
              <QrSheet cards={sheets[0]} {...shown} />
            </div>
          </section>
        )}
      </Columns>
      {createPortal(
        <div className={styles.paper}>
          {sheets.map((sheet, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sheets are pages, known by their number
            <QrSheet key={index} cards={sheet} {...shown} />
          ))}
        </div>,
        document.body,
      )}
    </Card>
  );
}

function isOffered(target: QrTarget, { delivers, isPickedUp, isDineInOn, takesBookings }: OfferedWays): boolean {
  if (target === 'delivery') return delivers;
  if (target === 'pickup') return isPickedUp;
  if (target === 'booking') return takesBookings;
  return target === 'tables' ? isDineInOn : true;
}
