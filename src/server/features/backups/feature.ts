import { defineFeature } from '#server/platform/define/feature.ts';
import { backupMissing } from './mails/backup-missing.ts';
import { reportMissingBackups } from './report-missing-backups.ts';

export const backupsFeature = defineFeature('backups', {
  mails: [backupMissing],
  chores: [{ name: 'tellMissingBackups', every: 'hour', of: 'shop', run: reportMissingBackups }],
  tables: {
    backups: { archive: 'passing', topic: 'Upkeep' },
    backup_mails: { archive: 'passing', topic: 'Upkeep' },
  },
});
