-- The first texts of a shop wrote „10.000 lei”; Romanian joins a whole number from 20 on to its noun by „de”. Only in a shop
-- where nothing happened yet: a published text is changed by its administrator alone.
update legal_texts
set sections = regexp_replace(sections::text, '(\m[0-9.]*(?:[2-9][0-9]|00)) (lei|zile|ore|minute)\M', '\1 de \2', 'g')::jsonb
where not exists (select from users) and not exists (select from orders) and not exists (select from changes);
