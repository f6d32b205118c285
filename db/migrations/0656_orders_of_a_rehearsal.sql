-- A short rehearsal has three orders; the earlier ones had twelve.
alter table rehearsals add column orders smallint not null default 12 check (orders between 1 and 99);
