-- „Plătitor de TVA” had no effect so far and may never have been ticked: a fiscal code with RO in front is that of a payer
-- (docs/decisions/0256).
update restaurant set company = company || '{"vatPayer": true}'
where company ->> 'cui' ~* '^\s*RO' and not coalesce((company ->> 'vatPayer')::boolean, false);

-- The sentence about VAT in the terms is filled in like the seller's details; for a payer the text stays word for word.
update legal_texts set sections = replace(sections::text, 'sunt în lei, includ TVA și sunt', 'sunt în lei, {tva} și sunt')::jsonb
where kind = 'terms';
update legal_drafts set sections = replace(sections::text, 'sunt în lei, includ TVA și sunt', 'sunt în lei, {tva} și sunt')::jsonb
where kind = 'terms';
