import pg from 'pg';

/**
 * Inserts products and orders up to the given numbers, with realistic rows: three years of orders of 40,000 people, two
 * lines each. Inserted directly with SQL: only reading them is measured.
 */
export async function fillTables(
  databaseUrl: string,
  rows: { readonly products: number; readonly orders: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await fill(client, rows).finally(() => client.end());
}

async function fill(client: pg.Client, { products, orders }: { readonly products: number; readonly orders: number }) {
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
       insert into orders (number, status, access_token_hash, method, first_name, last_name, email, email_normal, phone, placed_at,
         rejected_at, rejection_reason, rejection_stage, payment_parts, products_bani, packaging_bani,
         delivery_bani, deposit_bani, total_bani, payable_bani, terms_version)
       select 200000000 + n, case when n % 20 = 0 then 'REJECTED' else 'DELIVERED' end, decode(md5('order ' || n), 'hex'), 'PICKUP',
         (array['Ana', 'Ion', 'Maria', 'Ștefan'])[1 + n % 4], 'Țăranu ' || n % 40000, 'om' || n % 40000 || '@exemplu.ro',
         'om' || n % 40000 || '@exemplu.ro', '07' || lpad((n % 40000)::text, 8, '0'),
         now() - (n::double precision / $1) * interval '3 years',
         case when n % 20 = 0 then now() end, case when n % 20 = 0 then 'Nu răspunde la telefon' end,
         case when n % 20 = 0 then 'refused' end,
         '[{"means":"cash","amount":5000}]', 5000, 0, 0, 0, 5000, 5000, '1'
         from generate_series((select count(*) from orders where number >= 200000000) + 1, $1) n
       returning id)
     insert into order_lines (order_id, position, product_id, size_id, product_name, size_label, quantity, unit_price_bani,
       regular_price_bani, box_price_bani, deposit_bani, vat_basis_points)
     select fresh.id, line, all_of_them[1 + (fresh.id * 7 + line) % array_length(all_of_them, 1)][1],
       all_of_them[1 + (fresh.id * 7 + line) % array_length(all_of_them, 1)][2], 'Mămăligă', '300 g', 1, 2500, 2500, 0, 0, 1100
       from fresh, dishes, generate_series(0, 1) line`,
    [orders],
  );
  await client.query(`set session_replication_role = origin`);
  // Tables that triggers would have maintained.
  await client.query('truncate closed_order_counts, customer_sums_due');
  await client.query(`insert into closed_order_counts
    select status, count(*) from orders where status in ('DELIVERED', 'REJECTED') group by status`);
  await client.query('insert into customer_sums_due select distinct email_normal from orders');
  await client.query('update data_versions set version = version + 1');
  await client.query('vacuum analyze');
}

/** Vacuums like autovacuum does over night, so that the planner's statistics are up to date. */
export async function vacuum(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('vacuum analyze').finally(() => client.end());
}
