-- Places outside of the shop whose link leads here now, ticked off by the owner (docs/decisions/0233).
create table turned_links (
  place text primary key check (place in ('site_button', 'site_booking', 'google_delivery', 'google_pickup', 'google_menu',
    'google_booking', 'facebook', 'poster')),
  turned_at timestamptz not null,
  staff_id integer references users on delete set null
);
create index on turned_links (staff_id);
