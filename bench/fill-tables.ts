import pg from 'pg';

export type Rows = {
  readonly products: number;
  readonly orders: number;
  /** The years that the orders lie in; the tables are as large as the number says when they are filled once or twice. */
  readonly years: number;
};

/**
 * Inserts products and orders up to the given numbers, with realistic rows: orders of 40,000 people, two lines each, and
 * what goes with them. Inserted directly with SQL: only reading them is measured.
 */
export async function fillTables(databaseUrl: string, rows: Rows): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await fill(client, rows).finally(() => client.end());
}

/** Deletes the orders that were inserted, and what went with them. */
export async function emptyTables(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    await client.query(`truncate all_orders, customer_sums, changes, security_events, reservations cascade`);
    await client.query(`truncate sales_sums`);
    await client.query(`delete from users where email like 'om%'`);
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client, { products, orders, years }: Rows) {
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `with fresh as (
       insert into products (slug, category_id, name, position)
       select 'fel-' || n, (select id from categories order by id limit 1), 'Mămăligă ' || n, n
         from generate_series((select count(*) from products) + 1, $1) n
       returning id)
     insert into sizes (product_id, label, price_bani) select id, '300 g', 2500 + id % 40 * 100 from fresh`,
    [products],
  );
  await client.query(
    `with dishes as (select array_agg(array[product_id, id]) as all_of_them from sizes where archived_at is null),
     fresh as (
       insert into orders (number, status, access_token_hash, method, source, first_name, last_name, email, email_normal, phone, placed_at,
         rejected_at, rejection_reason, rejection_stage, delivered_at, payment_status, payment_parts, products_bani, packaging_bani,
         delivery_bani, deposit_bani, total_bani, payable_bani, discount_bani, reductions, terms_version)
       select 10000000 + n * 7919 % 90000000, case when n % 20 = 0 then 'REJECTED' else 'DELIVERED' end,
         decode(md5('order ' || n), 'hex'), (array['PICKUP', 'DELIVERY'])[1 + n % 2], (array['WEB', 'PHONE', 'WEB'])[1 + n % 3],
         (array['Ana', 'Ion', 'Maria', 'Ștefan'])[1 + n % 4], 'Țăranu ' || n % 40000, 'om' || n % 40000 || '@exemplu.ro',
         'om' || n % 40000 || '@exemplu.ro', '07' || lpad((n % 40000 * 2503)::text, 8, '0'),
         now() - (n::double precision / $1) * $2 * interval '1 year',
         case when n % 20 = 0 then now() end,
         case when n % 20 = 0 then (array['Nu răspunde la telefon', 'Prea departe', 'Închidem'])[1 + n / 20 % 3] end,
         case when n % 20 = 0 then 'refused' end,
         case when n % 20 <> 0 then now() - (n::double precision / $1) * $2 * interval '1 year' end,
         case when n % 20 = 0 then 'unpaid' else 'paid' end,
         '[{"means":"cash","amount":5000}]', 5200, 0, 0, 0, 5200, 5000, 200,
         case when n % 5 = 0 then '[{"name":"Toamna","amount":200,"kind":"coupon"}]'::jsonb else '[]' end, 'bench'
         from generate_series((select count(*) from orders where terms_version = 'bench') + 1, $1) n
       returning id, placed_at, status),
     events as (
       insert into order_events (order_id, kind, at, actor_kind, order_version)
       select id, kind, placed_at, 'guest', version from fresh,
         unnest(array['placed', case status when 'REJECTED' then 'rejected' else 'delivered' end]) with ordinality as kinds (kind, version)),
     receipts as (
       insert into fiscal_receipts (order_id, kind, state, made_at, number)
       select id, 'sale', 'printed', placed_at, id % 10000 from fresh where status = 'DELIVERED'),
     bills as (
       insert into invoices (order_id, state, number, issued_at, queued_at)
       select id, 'issued', id, placed_at, placed_at from fresh where id % 25 = 0),
     paid as (
       insert into payment_attempts (order_id, attempt_no, reference, provider, mode, amount_bani, is_hold, state, created_at, pay_until)
       select id, 1, id || '-1-00ff', 'trial', 'test', 5000, true, 'captured', placed_at, placed_at from fresh where id % 3 = 0
       returning id, created_at, reference),
     money as (
       insert into payment_events (attempt_id, kind, amount_bani, event_key, actor_kind, at)
       select id, kind, 5000, reference || kind, 'provider', created_at from paid, unnest(array['held', 'captured']) kind),
     written as (
       insert into reviews (rating, body, author, state, created_at, decided_at, order_id)
       select 1 + id % 5, 'Bun', 'Ana', 'published', placed_at, placed_at, id from fresh where id % 50 = 0)
     insert into order_lines (order_id, position, product_id, size_id, product_name, size_label, quantity, unit_price_bani,
       regular_price_bani, box_price_bani, deposit_bani, vat_basis_points, extras)
     select fresh.id, line, all_of_them[1 + (fresh.id * 7 + line) % array_length(all_of_them, 1)][1],
       all_of_them[1 + (fresh.id * 7 + line) % array_length(all_of_them, 1)][2], 'Mămăligă', '300 g', 1, 2500, 2500, 0, 0, 1100,
       case when (fresh.id + line) % 3 = 0 then jsonb_build_array(jsonb_build_object('name', 'Smântână ' || fresh.id % 40, 'price', 100))
         else '[]' end
       from fresh, dishes, generate_series(0, 1) line`,
    [orders, years],
  );
  await client.query(
    `insert into users (email, first_name, last_name, password_hash, roles)
       select 'om' || n || '@exemplu.ro', 'Ana', 'Țăranu ' || n, 'x', array['ROLE_CLIENT'] from generate_series(1, $1::integer / 20) n
       on conflict do nothing`,
    [orders],
  );
  await client.query(
    `insert into changes (at, subject, title, action)
       select now() - n * interval '1 minute', 'product:' || n % 500, 'Produs: Mămăligă', 'updated'
       from generate_series((select count(*) from changes) + 1, $1::integer / 20) n`,
    [orders],
  );
  await client.query(
    `insert into security_events (at, kind) select now() - n * interval '1 minute', 'signed_in'
       from generate_series((select count(*) from security_events) + 1, $1::integer / 20) n`,
    [orders],
  );
  await client.query(
    `insert into reservations (full_name, phone, email, email_normal, people, reserved_for, requested_at, status)
       select 'Ana', '0700000000', 'ana@exemplu.ro', 'ana@exemplu.ro', 2, now() - n * interval '1 hour', now(), 'CONFIRMED'
       from generate_series((select count(*) from reservations) + 1, $1::integer / 20) n`,
    [orders],
  );
  await client.query(`set session_replication_role = origin`);
  // Tables that triggers would have maintained.
  await client.query('truncate closed_order_counts, customer_sums_due, sales_sums_due');
  await client.query(`insert into closed_order_counts
    select status, count(*) from orders where status in ('DELIVERED', 'REJECTED') group by status`);
  await client.query('insert into customer_sums_due select distinct email_normal from orders');
  await client.query(`insert into sales_sums_due
    select distinct (placed_at at time zone 'Europe/Bucharest')::date from orders`);
  await client.query('update data_versions set version = version + 1');
  await client.query('vacuum analyze');
}

/** Vacuums like autovacuum does over night, so that the planner's statistics are up to date. */
export async function vacuum(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('vacuum analyze').finally(() => client.end());
}
