import { Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { printingWords as words } from '#web/i18n/panel/printing.ts';
import { Section } from '#web/panel/orders/section.tsx';
import { KitchenSlip } from './kitchen-slip.tsx';
import {
  keepPrintSettings,
  PAPER_WIDTHS,
  PRINTED_ON_ACCEPTANCE,
  type PrintSettings,
  usePrintSettings,
} from './print-settings.ts';
import { usePrinting, useReceiptHouse } from './printing.tsx';
import styles from './printing-page.module.css';
import { ReceiptSlip } from './receipt-slip.tsx';
import { SAMPLE_ORDER } from './sample-order.ts';

const SAMPLE_NOW = SAMPLE_ORDER.placedAt;

/** `/comenzi/tiparire`: how this device prints. What is chosen holds at once. */
export function PrintingPage() {
  const settings = usePrintSettings();
  const { print } = usePrinting();
  const { house } = useReceiptHouse();
  const keep = (change: Partial<PrintSettings>) => keepPrintSettings({ ...settings, ...change });
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.intro}>{words.intro}</p>
      </header>
      <div className={styles.sections}>
        <Section title={words.paper}>
          <Choice
            name="hartie"
            label={words.paper}
            options={PAPER_WIDTHS}
            chosen={settings.paper}
            words={words.papers}
            onChoose={(paper) => keep({ paper })}
          />
        </Section>
        <Section title={words.onAcceptance}>
          <Choice
            name="la-acceptare"
            label={words.onAcceptance}
            options={PRINTED_ON_ACCEPTANCE}
            chosen={settings.onAcceptance}
            words={words.choices}
            onChoose={(onAcceptance) => keep({ onAcceptance })}
          />
          <p className={styles.hint}>{words.hint}</p>
        </Section>
        <Section title={words.preview} isWide>
          <Button
            variant="default"
            mb="md"
            leftSection={<IconPrinter aria-hidden />}
            onClick={() => print(SAMPLE_ORDER, ['kitchen', 'receipt'])}
          >
            {words.sample}
          </Button>
          <div className={styles.papers} data-paper={settings.paper}>
            <div className={styles.paper}>
              <KitchenSlip order={SAMPLE_ORDER} now={SAMPLE_NOW} />
            </div>
            <div className={styles.paper}>
              <ReceiptSlip order={SAMPLE_ORDER} now={SAMPLE_NOW} house={house} />
            </div>
          </div>
        </Section>
      </div>
    </>
  );
}

type ChoiceProps<Option extends string | number> = {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: Option;
  readonly words: Readonly<Record<Option, string>>;
  readonly onChoose: (option: Option) => void;
};

function Choice<Option extends string | number>({
  name,
  label,
  options,
  chosen,
  words: optionWords,
  onChoose,
}: ChoiceProps<Option>) {
  return (
    <fieldset className={styles.choice} aria-label={label}>
      {options.map((option) => (
        <label key={option} className={styles.option}>
          <input type="radio" name={name} checked={option === chosen} onChange={() => onChoose(option)} />
          {optionWords[option]}
        </label>
      ))}
    </fieldset>
  );
}
