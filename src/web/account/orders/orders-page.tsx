import type { ReactNode } from 'react';
import type { OwnOrders } from '#contract/orders/codec.ts';
import { PAGE_SIZE } from '#contract/page-size.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatShortDate } from '#domain/time/format-date.ts';
import { accountText } from '#web/i18n/account.ts';
import { Link } from '#web/router/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Lei } from '#web/ui/lei.tsx';
import styles from './orders-page.module.css';
import { StatusMark } from './status-mark.tsx';

/** `/user/orders`: a table on wide screens, cards on phones. `index` counts from 0, as documented. */
export function OrdersPage({
  page: { orders, found },
  index: page,
  again,
}: {
  readonly page: OwnOrders;
  readonly index: number;
  /** The last order, to be ordered again; rendered by the shop. */
  readonly again: ReactNode;
}) {
  const pages = Math.max(1, Math.ceil(found / PAGE_SIZE));
  return (
    <div className={styles.page}>
      <h1>{accountText.orders}</h1>
      {page === 0 && again}
      {found === 0 ? <NoOrders /> : orders.length === 0 ? <BeyondTheLast /> : <OrderTable orders={orders} />}
      {pages > 1 && page < pages && <Pages page={page} pages={pages} />}
    </div>
  );
}

function NoOrders() {
  return (
    <div className={styles.empty}>
      <span className={styles.emptyIcon}>
        <Icon name="bag" size={40} />
      </span>
      <p className={styles.emptyTitle}>{accountText.noOrders}</p>
      <p>{accountText.noOrdersText}</p>
      <Link to="/meniu" className={buttonClass()}>
        {accountText.toMenu}
      </Link>
    </div>
  );
}

/** For a page number that is too high, from an old link or typed. */
function BeyondTheLast() {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{accountText.beyond}</p>
      <Link to="/user/orders" className={buttonClass('secondary')}>
        {accountText.firstPage}
      </Link>
    </div>
  );
}

function OrderTable({ orders }: { readonly orders: OwnOrders['orders'] }) {
  return (
    // The roles keep it a table for screen readers when it is displayed as cards.
    // biome-ignore-start lint/a11y/noRedundantRoles: `display` other than `table` takes the native roles away
    <table className={styles.table} role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {accountText.order}
          </th>
          <th scope="col" role="columnheader">
            {accountText.date}
          </th>
          <th scope="col" role="columnheader">
            {accountText.status}
          </th>
          <th scope="col" role="columnheader" className={styles.amount}>
            {accountText.total}
          </th>
          <th scope="col" role="columnheader">
            <span className="visually-hidden">{accountText.detailsColumn}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {orders.map((order) => (
          <tr key={order.number} role="row">
            <td role="cell" className={styles.number}>
              {order.number}
            </td>
            <td role="cell" className={styles.date}>
              {formatShortDate(dateOf(order.placedAt))}
            </td>
            <td role="cell" className={styles.status}>
              <StatusMark status={order.status} method={order.method} />
            </td>
            <td role="cell" className={styles.amount}>
              <Lei amount={order.payable} />
            </td>
            <td role="cell" className={styles.open}>
              <Link
                to="/user/orders/$orderNumber"
                params={{ orderNumber: String(order.number) }}
                className={styles.arrow}
                aria-label={accountText.open(order.number)}
              >
                <Icon name="chevron" />
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}

function Pages({ page, pages }: { readonly page: number; readonly pages: number }) {
  return (
    <nav className={styles.pages} aria-label={accountText.pages}>
      {page > 0 && (
        <Link to="/user/orders" search={page === 1 ? {} : { page: page - 1 }} className={buttonClass('secondary')}>
          {accountText.previous}
        </Link>
      )}
      <span>{accountText.page(page + 1, pages)}</span>
      {page + 1 < pages && (
        <Link to="/user/orders" search={{ page: page + 1 }} className={buttonClass('secondary')}>
          {accountText.next}
        </Link>
      )}
    </nav>
  );
}
