import { Alert, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ScheduleSetup } from '#contract/schedule/staff-calls.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { countOf } from '#domain/text/plural.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { scheduleWords } from '#web/i18n/admin/schedule.ts';
import { TouchAnchor } from '#web/staff/kit/links.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';

const words = scheduleWords.closedOrders;

type Booked = Pick<ScheduleSetup, 'ordersOnClosedDays' | 'reservationsOnClosedDays'>;

/** Orders and tables that were taken before their moment was closed: staff must call these guests. */
export function BookedOnClosedDays({ ordersOnClosedDays, reservationsOnClosedDays }: Booked) {
  const count = ordersOnClosedDays.length + reservationsOnClosedDays.length;
  return (
    <div role="status">
      {count > 0 && (
        <Alert color="bad" title={countOf(count, words.title)}>
          <p>{words.text}</p>
          <Rows>
            {ordersOnClosedDays.map(({ orderNumber, orderStatus, client, phoneNumber, dueAt, closedDay }) => (
              <Row key={orderNumber}>
                <Fill>
                  <p>
                    <strong>{client}</strong> · {formatDateTime(dueAt)} · {closedDay}
                  </p>
                  <p>{isUnhandled(orderStatus) ? words.undecided : words.accepted}</p>
                </Fill>
                <Call client={client} phoneNumber={phoneNumber} />
                <Button
                  variant="default"
                  renderRoot={(props) => (
                    <Link to="/comenzi/$orderId" params={{ orderId: `${orderNumber}` }} {...props} />
                  )}
                >
                  {words.open(orderNumber)}
                </Button>
              </Row>
            ))}
            {reservationsOnClosedDays.map((table) => (
              <Row key={table.reservationId}>
                <Fill>
                  <p>
                    <strong>{table.client}</strong> · {words.table(table.numberOfPeople)} ·{' '}
                    {formatDateTime(table.dueAt)} · {table.closedDay}
                  </p>
                  <p>{table.reservationStatus === 'REQUESTED' ? words.tableUndecided : words.tableBooked}</p>
                </Fill>
                <Call client={table.client} phoneNumber={table.phoneNumber} />
                <Button
                  variant="default"
                  renderRoot={(props) => (
                    <Link to="/comenzi/rezervari" search={{ zi: dateOf(table.dueAt) }} {...props} />
                  )}
                >
                  {words.openTables}
                </Button>
              </Row>
            ))}
          </Rows>
        </Alert>
      )}
    </div>
  );
}

function Call({ client, phoneNumber }: { readonly client: string; readonly phoneNumber: string }) {
  return (
    <TouchAnchor href={`tel:${phoneNumber}`}>
      <span className="visually-hidden">{words.call(client)}</span>
      {formatPhone(phoneNumber)}
    </TouchAnchor>
  );
}
