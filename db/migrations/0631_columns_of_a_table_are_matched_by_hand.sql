-- Which column of a table is which, where the owner matched them; null: they are found by their headings. Kept with the
-- file, because the dry run and the import each read it anew.
alter table menu_imports add column columns jsonb;
