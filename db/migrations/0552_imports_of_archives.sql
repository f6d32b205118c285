-- Archives of other houses of ours are taken over as well.
alter table menu_imports drop constraint menu_imports_source_check;
alter table menu_imports add constraint menu_imports_source_check
  check (source in ('gloriafood', 'tastyigniter', 'square', 'table', 'pofta'));
