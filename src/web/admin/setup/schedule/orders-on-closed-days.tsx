import { Alert, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ScheduleSetup } from '#contract/restaurant/setup-calls.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { scheduleWords } from '#web/i18n/admin/schedule.ts';
import { TouchAnchor } from '#web/staff/kit/links.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';

const words = scheduleWords.closedOrders;

/** Orders that were taken before their day was closed: staff must call these guests. */
export function OrdersOnClosedDays({ orders }: { readonly orders: ScheduleSetup['ordersOnClosedDays'] }) {
  return (
    <div role="status">
      {orders.length > 0 && (
        <Alert color="bad" title={countOf(orders.length, words.title)}>
          <p>{words.text}</p>
          <Rows>
            {orders.map(({ orderNumber, orderStatus, client, phoneNumber, dueAt, closedDay }) => (
              <Row key={orderNumber}>
                <Fill>
                  <p>
                    <strong>{client}</strong> · {formatDateTime(dueAt)} · {closedDay}
                  </p>
                  <p>{isUnhandled(orderStatus) ? words.undecided : words.accepted}</p>
                </Fill>
                <TouchAnchor href={`tel:${phoneNumber}`}>
                  <span className="visually-hidden">{words.call(client)}</span>
                  {formatPhone(phoneNumber)}
                </TouchAnchor>
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
          </Rows>
        </Alert>
      )}
    </div>
  );
}
