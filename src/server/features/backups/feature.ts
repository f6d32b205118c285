import { defineFeature } from '#server/platform/define/feature.ts';
import { backupRoutes } from './backups.routes.ts';
import { backupMissing } from './mails/backup-missing.ts';
import { reportMissingBackups } from './report-missing-backups.ts';

export const backupsFeature = defineFeature('backups', {
  routes: [backupRoutes],
  mails: [backupMissing],
  chores: [{ name: 'tellMissingBackups', every: 'hour', of: 'shop', run: reportMissingBackups }],
  tables: {
    backups: { archive: 'passing', topic: 'Upkeep' },
    copy_runs: { archive: 'passing', topic: 'Upkeep', withheld: ['delete'] },
    backup_mails: { archive: 'passing', topic: 'Upkeep' },
  },
});
