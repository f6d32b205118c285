-- Pictures of the house itself: the one a guest sees first, and a few more.
create table house_pictures (
  role text not null check (role in ('hero', 'gallery')),
  position integer not null default 0,
  image_hash text not null references images,
  alt text not null default '',
  primary key (role, position)
);

create constraint trigger house_pictures_bump_version after insert or update or delete on house_pictures
  deferrable initially deferred for each row execute function bump_restaurant_version();
