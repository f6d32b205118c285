-- The token of a session is another one after each proof. Requests that are under way carry the one before, for half a minute.
alter table sessions
  add column previous_hash bytea unique,
  add column previous_until timestamptz,
  add check ((previous_hash is null) = (previous_until is null));

-- Tickets of its sockets follow it.
alter table one_time_tokens
  drop constraint one_time_tokens_session_hash_fkey,
  add constraint one_time_tokens_session_hash_fkey
    foreign key (session_hash) references sessions on delete cascade on update cascade;
