-- What the demonstration put there, so that it can be taken away in one step (docs/decisions/0070).
create table demo_rows (
  kind text not null check (kind in ('category', 'product', 'promotion', 'order')),
  row_id bigint not null,
  primary key (kind, row_id)
);
