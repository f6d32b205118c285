-- The plain http address of which an administrator has said that the risk is known; another address is asked about again.
alter table restaurant add column plain_address_known text;
