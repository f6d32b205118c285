-- Newsletters that were sent, and to whom. The mail is kept as it was written; a recipient is a row, never an address:
-- where it goes, and whether it still may, is asked when its turn comes.
create table campaigns (
  id bigint generated always as identity primary key,
  subject text not null,
  content text not null,
  image_hash text not null references images,
  coupon_code text,
  html text not null,
  plain_text text not null,
  -- SHA-256 of what was asked for: the same twice in a few minutes is one campaign.
  content_key bytea not null,
  state text not null check (state in ('sending', 'paused', 'stopped', 'finished')),
  -- The mail server's last complaint, for whoever looks; null while all is well.
  trouble text,
  created_by bigint references users on delete set null,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((state in ('stopped', 'finished')) = (finished_at is not null))
);
create index campaigns_under_way on campaigns (id) where state = 'sending';
create index campaigns_content on campaigns (content_key, created_at desc);

create table campaign_recipients (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references campaigns on delete cascade,
  subscriber_id bigint references newsletter_subscribers on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'skipped', 'failed')),
  -- Number of the sender that has it in hand; the sender holds an advisory lock of this number while it lives.
  claimed_by integer,
  attempts integer not null default 0,
  try_at timestamptz not null,
  settled_at timestamptz,
  last_error text,
  unique (campaign_id, subscriber_id),
  check ((state = 'sending') = (claimed_by is not null))
);
create index campaign_recipients_next on campaign_recipients (campaign_id, try_at, id) where state = 'waiting';
create index campaign_recipients_in_hand on campaign_recipients (claimed_by) where state = 'sending';
create index campaign_recipients_counts on campaign_recipients (campaign_id, state);
create index campaign_recipients_subscriber on campaign_recipients (subscriber_id);

-- What somebody is writing, on whichever device.
create table newsletter_drafts (
  staff_id bigint primary key references users on delete cascade,
  subject text not null,
  content text not null,
  image_hash text references images,
  coupon_code text not null,
  saved_at timestamptz not null
);
