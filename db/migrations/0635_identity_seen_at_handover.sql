-- Whether the identity document was seen when an order with products for adults was handed over (Legea 233 din 2024); null for orders
-- without such products, not handed over, or handed over before.
alter table orders add column identity_seen boolean;
