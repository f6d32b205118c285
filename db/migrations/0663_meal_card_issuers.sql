-- Whose meal cards the restaurant takes at hand-over, by name (domain/payments/meal-card-issuers.ts).
alter table restaurant add column meal_card_issuers text[] not null default '{}';
