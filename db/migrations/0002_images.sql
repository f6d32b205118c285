-- Pictures, in every width and format they are sent in (docs/decisions/0032).

create table images (
  hash text primary key,
  width integer not null,
  height integer not null,
  -- A tiny blurred picture as a data URL, shown until the real one arrives.
  placeholder text not null,
  created_at timestamptz not null default now()
);

create table image_variants (
  hash text not null references images on delete cascade,
  width integer not null,
  format text not null check (format in ('webp', 'avif', 'png', 'jpeg')),
  bytes bytea not null,
  primary key (hash, width, format)
);
