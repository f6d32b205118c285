/** To the restaurant, when its database is not copied any more. */
import { z } from 'zod';
import { formatLongDateTime } from '#domain/time/format-date.ts';
import { instant } from '#domain/time/instant.ts';
import { findBackupTrouble, findLastBackup } from '#server/features/backups/backups.repository.ts';
import { box, button, paragraph } from '#server/platform/mail/blocks.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';

export const backupMissing = defineMail({
  kind: 'backup_missing',
  payload: { lastAt: z.int().nullable(), at: z.int() },
  async compose({ db, restaurant, publicUrl }, { lastAt, at }) {
    if (restaurant.email === '') return null;
    const last = await findLastBackup(db);
    // A copy was made before the mail could leave.
    if (last !== null && last.finishedAt !== lastAt) return null;
    const trouble = await findBackupTrouble(db);
    return {
      key: at,
      subject: 'Atenție: baza de date nu a mai fost copiată',
      title: 'Baza de date nu a mai fost copiată',
      footnote: 'Mesaj trimis de magazinul dumneavoastră, cel mult o dată pe zi.',
      blocks: [
        box(
          lastAt === null
            ? 'Nu există încă nicio copie de siguranță. Dacă discul se strică, comenzile și meniul nu pot fi recuperate.'
            : `Ultima copie de siguranță este de ${formatLongDateTime(instant(lastAt))}. Dacă discul se strică, ce s-a întâmplat de atunci se poate pierde.`,
        ),
        ...(trouble === null ? [] : [paragraph(`Motivul ultimei încercări: ${trouble}`)]),
        paragraph(
          'Cereți celui care a instalat programul să se uite pe server: comanda „npm run backup” face o copie și spune ce o împiedică.',
        ),
        button('Deschideți administrarea', `${publicUrl}/admin`),
      ],
    };
  },
});
