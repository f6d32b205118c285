-- On what, when and where a promotion applies: products, categories, hours, ways of being served, zones, pieces. A kind
-- without such a field leaves it out (src/domain/promotions/promotion-rules.ts).
alter table promotions add column rules jsonb not null default '{}' check (jsonb_typeof(rules) = 'object');
