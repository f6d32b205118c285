import { type Api, CallFailure } from '#contract/client.ts';
import type { MenuImportReport } from '#contract/menu/import-wire.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ArchiveRefusal, OpenedArchive } from './read-archive.ts';

export type SentArchive = {
  readonly report: MenuImportReport;
  /** Which file is which picture here. */
  readonly stored: Readonly<Record<string, string>>;
  /** Files that are no pictures. */
  readonly lost: readonly string[];
};

/** Sends the pictures of an archive one by one, then its menu, which names them; answers what the import would do. */
export async function sendArchive(
  api: Api,
  { menu, pictures, readPicture }: OpenedArchive,
  { name, onPicture }: { readonly name: string; readonly onPicture: (sent: number, all: number) => void },
): Promise<Result<SentArchive, ArchiveRefusal>> {
  const stored: Record<string, string> = {};
  const lost: string[] = [];
  for (const [place, file] of pictures.entries()) {
    onPicture(place, pictures.length);
    const picture = await readPicture(file);
    if (!picture.ok) return picture;
    try {
      const { image } = await api('uploadPicture', { body: { image: picture.value } });
      stored[file] = image.hash;
    } catch (failure) {
      // One picture that is none does not stop a menu; without the server nothing goes on.
      if (!(failure instanceof CallFailure) || failure.status !== 422) throw failure;
      lost.push(file);
    }
  }
  const content = JSON.stringify({ ...menu, stored });
  const report = await api('readMenuFile', {
    body: { file: new File([content], name, { type: 'application/json' }) },
  });
  return ok({ report, stored, lost });
}
