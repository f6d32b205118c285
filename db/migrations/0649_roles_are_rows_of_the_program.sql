-- Roles are rows of a table of the program (domain/accounts/roles.ts), which reads only those it knows: a stored role that is none
-- of them opens nothing. A new role therefore needs no migration.
alter table users drop constraint users_roles_check;
alter table users add constraint users_roles_check check (cardinality(roles) > 0 and array_position(roles, null) is null);
