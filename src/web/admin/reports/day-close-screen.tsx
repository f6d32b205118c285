import { Alert, Button, Table, TextInput } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CallOutput } from '#contract/client.ts';
import { countOf } from '#domain/text/plural.ts';
import { reportWords } from '#web/i18n/admin/reports.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { dayCloseQuery } from './report-queries.ts';
import { dayOfWire, leiText, weekdayText } from './report-words.ts';
import styles from './reports.module.css';

type DayClose = CallOutput<'getDayClose'>;

const words = reportWords.dayClose;

/** `/admin/day-close`: the books of a day, to be compared with the till. */
export function DayCloseScreen({ date }: { readonly date: string | undefined }) {
  const navigate = useNavigate();
  const report = useQuery(dayCloseQuery(useApi(), date));
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={report} failed={reportWords.failed}>
        {(day) => (
          <>
            <div className={styles.controls}>
              <TextInput
                type="date"
                label={words.date}
                value={dayOfWire(day.date)}
                onChange={({ currentTarget: { value } }) => {
                  if (value !== '') void navigate({ to: '/admin/day-close', search: { zi: value }, replace: true });
                }}
              />
              <Button
                variant="outline"
                leftSection={<IconPrinter aria-hidden size={18} />}
                onClick={() => window.print()}
              >
                {words.print}
              </Button>
            </div>
            <Books day={day} />
          </>
        )}
      </ReadState>
    </StaffPage>
  );
}

function Books({ day }: { readonly day: DayClose }) {
  return (
    <>
      {day.numberOfOpenOrders > 0 && (
        <Alert color="warn" role="status">
          {countOf(day.numberOfOpenOrders, words.open)}
        </Alert>
      )}
      <dl className={styles.figures}>
        <div className={styles.figure}>
          <dt>{words.total}</dt>
          <dd>
            {leiText(day.total)}
            {day.deposits > 0 && <small>{words.withoutDeposits(leiText(day.vatTotal.gross))}</small>}
          </dd>
        </div>
        <div className={styles.figure}>
          <dt>{words.orders}</dt>
          <dd>{day.numberOfOrders}</dd>
        </div>
        <div className={styles.figure}>
          <dt>{words.rejected}</dt>
          <dd>{day.numberOfRejectedOrders}</dd>
        </div>
      </dl>
      {day.numberOfOrders === 0 ? (
        <p className={styles.empty} role="status">
          {words.empty} <span className={styles.sub}>{weekdayText(day.date)}</span>
        </p>
      ) : (
        <>
          <Payments day={day} />
          <Sums day={day} />
          <Vat day={day} />
        </>
      )}
    </>
  );
}

function Payments({ day }: { readonly day: DayClose }) {
  return (
    <section className={styles.card} aria-labelledby="plati">
      <h2 className={styles.cardTitle} id="plati">
        {words.payments}
      </h2>
      <div className={styles.scroll}>
        <Table className={styles.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{words.method}</Table.Th>
              <Table.Th className={styles.number}>{words.orders}</Table.Th>
              <Table.Th className={styles.number}>{words.cash}</Table.Th>
              <Table.Th className={styles.number}>{words.card}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {day.methods.map(({ method, numberOfOrders, cash, card }) => (
              <Table.Tr key={method}>
                <Table.Td>{words.methods[method]}</Table.Td>
                <Table.Td className={styles.number}>{numberOfOrders}</Table.Td>
                <Table.Td className={styles.number}>{leiText(cash)}</Table.Td>
                <Table.Td className={styles.number}>{leiText(card)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Td>{words.total}</Table.Td>
              <Table.Td className={styles.number}>{day.numberOfOrders}</Table.Td>
              <Table.Td className={styles.number}>{leiText(day.cash)}</Table.Td>
              <Table.Td className={styles.number}>{leiText(day.card)}</Table.Td>
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </div>
    </section>
  );
}

function Sums({ day }: { readonly day: DayClose }) {
  const rows = [
    { name: words.products, amount: leiText(day.products) },
    { name: words.discounts, amount: day.discounts === 0 ? leiText(0) : `− ${leiText(day.discounts)}` },
    ...day.reductions.map(({ name, numberOfOrders, amount }) => ({
      name: words.reduction(name, countOf(numberOfOrders, reportWords.rejected.times)),
      amount: `− ${leiText(amount)}`,
    })),
    { name: words.packaging, amount: leiText(day.packaging) },
    { name: words.delivery, amount: leiText(day.delivery) },
    { name: words.deposits, amount: leiText(day.deposits) },
  ];
  return (
    <section className={styles.card} aria-labelledby="sume">
      <h2 className={styles.cardTitle} id="sume">
        {words.sums}
      </h2>
      <Table className={styles.table}>
        <Table.Tbody>
          {rows.map(({ name, amount }) => (
            <Table.Tr key={name}>
              <Table.Td>{name}</Table.Td>
              <Table.Td className={styles.number}>{amount}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Td>{words.total}</Table.Td>
            <Table.Td className={styles.number}>{leiText(day.total)}</Table.Td>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </section>
  );
}

function Vat({ day }: { readonly day: DayClose }) {
  return (
    <section className={styles.card} aria-labelledby="tva">
      <h2 className={styles.cardTitle} id="tva">
        {words.vat}
      </h2>
      <div className={styles.scroll}>
        <Table className={styles.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{words.rate}</Table.Th>
              <Table.Th className={styles.number}>{words.gross}</Table.Th>
              <Table.Th className={styles.number}>{words.net}</Table.Th>
              <Table.Th className={styles.number}>{words.tax}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {day.vat.map(({ percent, gross, net, vat }) => (
              <Table.Tr key={percent}>
                <Table.Td>{String(percent).replace('.', ',')} %</Table.Td>
                <Table.Td className={styles.number}>{leiText(gross)}</Table.Td>
                <Table.Td className={styles.number}>{leiText(net)}</Table.Td>
                <Table.Td className={styles.number}>{leiText(vat)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Td>{words.vatTotal}</Table.Td>
              <Table.Td className={styles.number}>{leiText(day.vatTotal.gross)}</Table.Td>
              <Table.Td className={styles.number}>{leiText(day.vatTotal.net)}</Table.Td>
              <Table.Td className={styles.number}>{leiText(day.vatTotal.vat)}</Table.Td>
            </Table.Tr>
            {day.deposits > 0 && (
              <>
                <Table.Tr className={styles.plain}>
                  <Table.Td>{words.depositsApart}</Table.Td>
                  <Table.Td className={styles.number}>{leiText(day.deposits)}</Table.Td>
                </Table.Tr>
                <Table.Tr>
                  <Table.Td>{words.total}</Table.Td>
                  <Table.Td className={styles.number}>{leiText(day.total)}</Table.Td>
                </Table.Tr>
              </>
            )}
          </Table.Tfoot>
        </Table>
      </div>
      <p className={styles.note}>{words.vatNote}</p>
    </section>
  );
}
