-- Carts that guests and the restaurant send as a short address (docs/decisions/0231).
create table cart_links (
  id integer generated always as identity primary key,
  -- SHA-256 of the content: the same cart has the same link, however often it is sent.
  key bytea not null unique,
  -- What was in the cart, with the names and prices of then.
  content jsonb not null,
  -- Day in Bucharest on which it was last made or opened; links that are not used are deleted.
  used_on date not null
);
create index cart_links_used_on on cart_links (used_on);
