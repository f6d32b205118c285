-- When an administrator said that a letter which was given up is known; until then the health of the shop tells it.
alter table mails add column set_aside_at timestamptz;
