import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { printingWords as words } from '#web/i18n/panel/printing.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Choices } from '#web/staff/kit/choices.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { IconPrinter } from '#web/staff/kit/icons.gen.tsx';
import { useMayOpen } from '#web/staff/session/use-may-open.ts';
import {
  PAPER_WIDTHS,
  PRINTED_ON_ACCEPTANCE,
  type PrintSettings,
  savePrintSettings,
  usePrintSettings,
} from './print-settings.ts';
import { PrintersCard } from './printers-card.tsx';
import styles from './printing.module.css';
import { usePrinting, useReceiptRestaurant } from './printing.tsx';
import { SAMPLE_ORDER } from './sample-order.ts';
import { SlipPaper } from './slip-paper.tsx';

const SAMPLE_NOW = SAMPLE_ORDER.placedAt;

/** `/comenzi/tiparire`: how this device prints. A choice takes effect at once. */
export function PrintingPage() {
  const settings = usePrintSettings();
  const isAnswering = useMayOpen('staff');
  const { print } = usePrinting();
  const { restaurant } = useReceiptRestaurant();
  const keep = (change: Partial<PrintSettings>) => savePrintSettings({ ...settings, ...change });
  return (
    <>
      <Stack component="header" gap={4}>
        <Title order={1}>{words.title}</Title>
        <Text c="dimmed">{words.intro}</Text>
      </Stack>
      <Columns isFilled>
        <Card title={words.paper}>
          <Choices
            name="hartie"
            legend={words.paper}
            isLegendHidden
            options={PAPER_WIDTHS.map((value) => ({ value, label: words.papers[value] }))}
            value={settings.paper}
            onChange={(paper) => keep({ paper })}
          />
        </Card>
        {isAnswering && (
          <Card title={words.onAcceptance}>
            <Choices
              name="la-acceptare"
              legend={words.onAcceptance}
              isLegendHidden
              options={PRINTED_ON_ACCEPTANCE.map((value) => ({ value, label: words.choices[value] }))}
              value={settings.onAcceptance}
              onChange={(onAcceptance) => keep({ onAcceptance })}
            />
            <Text c="dimmed">{words.hint}</Text>
          </Card>
        )}
        <PrintersCard />
        <Card title={words.preview} isWide>
          <Button
            variant="default"
            leftSection={<IconPrinter aria-hidden />}
            onClick={() => print(SAMPLE_ORDER, ['kitchen', 'receipt'])}
          >
            {words.sample}
          </Button>
          <Group align="start" gap="lg" data-paper={settings.paper}>
            <div className={styles.paper}>
              <SlipPaper kind="kitchen" order={SAMPLE_ORDER} now={SAMPLE_NOW} restaurant={restaurant} />
            </div>
            <div className={styles.paper}>
              <SlipPaper kind="receipt" order={SAMPLE_ORDER} now={SAMPLE_NOW} restaurant={restaurant} />
            </div>
          </Group>
        </Card>
      </Columns>
    </>
  );
}
