-- Coupons that an earlier version stored under the type of the newsletter's codes: the condition says what they are, and
-- without one a code for everybody does (readings 9). Saving has stored them so since.
update promotions set type = 'COUPON_CODE'
where type = 'NEWSLETTER_SUBSCRIPTION'
  and (conditions @> '[{"conditionType": "COUPON_CODE"}]'
    or coupon_code is not null and not conditions @> '[{"conditionType": "SUBSCRIBED_TO_NEWSLETTER"}]');
