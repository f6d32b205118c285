/** To the restaurant, when its database is not copied any more, or copies do not reach the second place. */
import { z } from 'zod';
import { formatLongDateTime } from '#domain/time/format-date.ts';
import { instant } from '#domain/time/instant.ts';
import { findBackupTrouble, findLastBackup } from '#server/features/backups/backups.repository.ts';
import { box, button, paragraph } from '#server/platform/mail/blocks.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';

const WORDS = {
  first: {
    title: 'baza de date nu a mai fost copiată',
    never: 'Nu există încă nicio copie de siguranță. Dacă discul se strică, comenzile și meniul nu pot fi recuperate.',
    last: (when: string) =>
      `Ultima copie de siguranță este de ${when}. Dacă discul se strică, ce s-a întâmplat de atunci se poate pierde.`,
    advice:
      'Cereți celui care se ocupă de server să se uite pe server: comanda „npm run backup” face o copie și spune ce o împiedică.',
  },
  second: {
    title: 'copiile nu mai ajung în al doilea loc',
    never:
      'Copiile de siguranță se fac, dar niciuna nu a ajuns încă în al doilea loc. Un incendiu sau un furt le-ar lua cu tot cu date.',
    last: (when: string) =>
      `Copiile de siguranță se fac, dar cea mai nouă din al doilea loc este de ${when}. Un incendiu sau un furt ar lua tot ce s-a întâmplat de atunci.`,
    advice:
      'Cereți celui care se ocupă de server să se uite pe server: comanda „npm run backup -- --send” trimite copiile și spune ce o împiedică.',
  },
};

export const backupMissing = defineMail({
  kind: 'backup_missing',
  payload: { lastAt: z.int().nullable(), at: z.int(), place: z.enum(['first', 'second']).default('first') },
  async compose({ db, restaurant, publicUrl }, { lastAt, at, place }) {
    if (restaurant.email === '') return null;
    const last = await findLastBackup(db, place);
    // A copy succeeded before this mail was sent.
    if (last !== null && last.finishedAt !== lastAt) return null;
    const trouble = await findBackupTrouble(db, place);
    return {
      key: place === 'first' ? at : `${place}-${at}`,
      subject: `Atenție: ${WORDS[place].title}`,
      title: WORDS[place].title.replace(/^./, (letter) => letter.toUpperCase()),
      footnote: 'Mesaj trimis de magazinul dumneavoastră, cel mult o dată pe zi.',
      blocks: [
        box(lastAt === null ? WORDS[place].never : WORDS[place].last(formatLongDateTime(instant(lastAt)))),
        ...(trouble === null ? [] : [paragraph(`Motivul ultimei încercări: ${trouble}`)]),
        paragraph(WORDS[place].advice),
        button('Deschideți administrarea', `${publicUrl}/admin`),
      ],
    };
  },
});
