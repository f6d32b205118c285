-- Rows of an archive that wait to be read whole into a new house (docs/decisions/0227), as the browser of their owner sent them.
create table archive_rows (
  id bigint generated always as identity primary key,
  staff_id bigint not null references users on delete cascade,
  table_name text not null,
  rows jsonb not null check (jsonb_typeof(rows) = 'array'),
  bytes integer not null,
  added_at timestamptz not null
);
create index archive_rows_staff on archive_rows (staff_id, table_name, id);

-- Whether nothing happened in this house yet and only the account that asks has a key to it. What an archive replaces is then what a
-- new house is filled with by itself, and what its owner set up.
create function is_new_house(asked_by bigint) returns boolean
  language sql stable set search_path = pg_catalog, public
  begin atomic
    select not exists (select from orders) and not exists (select from products) and not exists (select from reservations)
      and not exists (select from newsletter_subscribers) and not exists (select from users where id <> asked_by);
  end;

create function move_account(leaves bigint, becomes bigint) returns void language plpgsql as $$
declare
  reference record;
begin
  for reference in
    select conrelid::regclass as table_name, attname as column_name
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'users'::regclass and cardinality(conkey) = 1
  loop
    execute format('update %1$s set %2$I = $2 where %2$I = $1', reference.table_name, reference.column_name)
      using leaves, becomes;
  end loop;
  delete from users where id = leaves;
end
$$;
revoke execute on function move_account from public;

-- Moves the waiting rows of an account into their tables, in the caller's transaction. `tables` are in the order in which they can be
-- filled; `pictures` says which picture of the archive is which one here. It runs with the rights of the schema's owner, because a new
-- house has rows that the web processes may not delete; so it judges the house itself and touches no table that opens a door.
--
-- The account that asks keeps its password and rights; where the archive has the same mailbox, the two become one. Answers its id.
create function read_archive_rows(asked_by bigint, tables text[], pictures jsonb, number_key bytea) returns bigint
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  asker users%rowtype;
  me bigint;
  becomes bigint;
  one text;
  columns text;
  made text;
  unknown text;
  needs_picture boolean;
  counted text;
begin
  if not is_new_house(asked_by) then
    raise exception 'not a new house' using errcode = 'PA001';
  end if;
  if tables && array['secrets', 'schema_migrations', 'sessions', 'passkeys', 'totp_factors', 'recovery_codes', 'one_time_tokens',
      'courier_sessions', 'push_subscriptions', 'mails', 'security_events', 'archive_rows', 'images', 'image_variants'] then
    raise exception 'a table that is not read' using errcode = 'PA002';
  end if;

  -- The account that asks takes a number that no account of the archive has, until those are there.
  select * into strict asker from users where id = asked_by for update;
  select greatest(asked_by, coalesce(max((given ->> 'id')::bigint), 0)) + 1,
      max((given ->> 'id')::bigint) filter (where given ->> 'email' = asker.email)
    into me, becomes
    from archive_rows, jsonb_array_elements(rows) as given where staff_id = asked_by and table_name = 'users';
  insert into users overriding system value
    select (jsonb_populate_record(asker, jsonb_build_object('id', me, 'email', me || '@waits.invalid'))).*;
  perform move_account(asked_by, me);

  for place in reverse cardinality(tables) .. 1 loop
    if tables[place] <> 'users' then
      execute format('delete from %I', tables[place]);
    end if;
  end loop;

  foreach one in array tables loop
    if exists (select from archive_rows where staff_id = me and table_name = one) then
      select string_agg(quote_ident(key), ', ' order by key) filter (where attgenerated = ''),
          string_agg('made.' || quote_ident(key), ', ' order by key) filter (where attgenerated = ''),
          string_agg(key, ', ') filter (where attnum is null)
        into columns, made, unknown
        from (
          select distinct jsonb_object_keys(value) as key from archive_rows, jsonb_array_elements(rows)
            where staff_id = me and table_name = one
        ) as keys
        left join pg_attribute on attrelid = one::regclass and attname = key and attnum > 0 and not attisdropped;
      if unknown is not null or columns is null then
        raise exception 'unknown columns' using errcode = 'PA003', detail = one;
      end if;
      needs_picture := exists (select from pg_attribute where attrelid = one::regclass and attname = 'image_hash' and attnotnull);
      begin
        execute format(
          'insert into %1$I (%2$s) overriding system value
           select %4$s from (
             select archive_rows.id as batch, given.value, given.place
             from archive_rows, jsonb_array_elements(rows) with ordinality as given (value, place)
             where archive_rows.staff_id = $1 and table_name = %3$L
           ) as waiting, jsonb_populate_record(null::%1$I, waiting.value || case when waiting.value ? ''image_hash''
             then jsonb_build_object(''image_hash'', $2 -> (waiting.value ->> ''image_hash'')) else ''{}'' end) as made
           where not ($3 and ($2 -> (waiting.value ->> ''image_hash'')) is null)
           order by batch, place',
          one, columns, one, made)
          using me, pictures, needs_picture;
      exception when integrity_constraint_violation or data_exception then
        raise exception '%', sqlerrm using errcode = 'PA004', detail = one;
      end;
    end if;
    if one = 'users' then
      if becomes is null then
        update users set email = asker.email where id = me;
      else
        update users set password_hash = asker.password_hash, roles = asker.roles, is_active = true where id = becomes;
        perform move_account(me, becomes);
        me := becomes;
      end if;
    elsif one = 'sizes' then
      -- What a trigger wrote for these rows just now: the archive has the history itself.
      delete from price_history;
    end if;
  end loop;

  -- What is written from now on goes on counting where the archive stopped.
  foreach one in array tables loop
    for columns in
      select attname from pg_attribute where attrelid = one::regclass and attidentity <> '' and not attisdropped
    loop
      counted := pg_get_serial_sequence(one, columns);
      execute format('select setval($1, greatest((select max(%I) from %I), 1))', columns, one) using counted::regclass;
    end loop;
  end loop;
  -- Numbers of orders are made from their ids with this key; another one would make numbers that the archive's orders have.
  if octet_length(number_key) = 8 then
    insert into secrets (name, value) values ('order_number', number_key) on conflict (name) do update set value = excluded.value;
  end if;
  delete from archive_rows where staff_id = me;
  return me;
end
$$;
revoke execute on function read_archive_rows from public;
do $$
begin
  if exists (select from pg_roles where rolname = 'pofta_app') then
    grant execute on function read_archive_rows to pofta_app;
  end if;
end
$$;
