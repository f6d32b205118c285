import { readArchive, sendArchiveRows, startArchiveReading } from '#contract/archive/staff-calls.ts';
import { type Api, CallFailure } from '#contract/client.ts';
import type { ImportReport as Report } from '#contract/menu-import/staff-calls.ts';
import { readMenuFile } from '#contract/menu-import/staff-calls.ts';
import { uploadPicture } from '#contract/pictures/staff-calls.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ArchiveRefusal, OpenedArchive } from './read-archive.ts';

export type SentArchive = {
  readonly report: Report;
  /** The stored picture's hash for each file. */
  readonly stored: Readonly<Record<string, string>>;
  /** Files that are not pictures. */
  readonly lost: readonly string[];
};

/** Sends the pictures of an archive one by one, then its menu, which refers to them; returns the import report. */
export async function sendArchive(
  api: Api,
  { menu, pictures, readPicture }: OpenedArchive,
  { name, onPicture }: { readonly name: string; readonly onPicture: (sent: number, all: number) => void },
): Promise<Result<SentArchive, ArchiveRefusal>> {
  const sent = await sendPictures(api, { pictures, readPicture }, onPicture);
  if (!sent.ok) return sent;
  const { stored, lost } = sent.value;
  const content = JSON.stringify({ ...menu, stored });
  const report = await api(readMenuFile, {
    body: { file: new File([content], name, { type: 'application/json' }) },
  });
  return ok({ report, stored, lost });
}

async function sendPictures(
  api: Api,
  { pictures, readPicture }: Pick<OpenedArchive, 'pictures' | 'readPicture'>,
  onPicture: (sent: number, all: number) => void,
): Promise<Result<Pick<SentArchive, 'stored' | 'lost'>, ArchiveRefusal>> {
  const stored: Record<string, string> = {};
  const lost: string[] = [];
  for (const [place, file] of pictures.entries()) {
    onPicture(place, pictures.length);
    const picture = await readPicture(file);
    if (!picture.ok) return picture;
    try {
      const { image } = await api(uploadPicture, { body: { image: picture.value } });
      stored[file] = image.hash;
    } catch (failure) {
      // A file that is not a picture does not stop the import; any other failure does.
      if (!(failure instanceof CallFailure) || failure.status !== 422) throw failure;
      lost.push(file);
    }
  }
  return ok({ stored, lost });
}

export type ReadingStep = {
  readonly what: 'pictures' | 'rows' | 'writing';
  readonly done: number;
  readonly all: number;
};

type ReadArchive = {
  readonly message: string;
  /** Staff accounts that were imported as closed. */
  readonly closedStaff: readonly string[];
  /** Files that are not pictures. */
  readonly lost: readonly string[];
};

/**
 * Reads a whole archive into a new restaurant: pictures first, then the rows of every table, which the server keeps
 * aside until all have arrived. Nothing changes before the last call, which applies everything.
 */
export async function readWholeArchive(
  api: Api,
  { pictures, readPicture, whole }: OpenedArchive,
  onStep: (step: ReadingStep) => void,
): Promise<Result<ReadArchive, ArchiveRefusal>> {
  const { hasGuests, migration, orderNumberKey, hashes } = whole;
  const { tables } = await api(startArchiveReading, { body: { hasGuests, migration } });
  const sent = await sendPictures(api, { pictures, readPicture }, (done, all) =>
    onStep({ what: 'pictures', done, all }),
  );
  if (!sent.ok) return sent;
  const { stored, lost } = sent.value;
  const all = tables.reduce((sum, table) => sum + whole.sizeOf(table), 0);
  let done = 0;
  for (const table of tables) {
    for await (const lines of whole.readRows(table)) {
      const file = new File([lines], `${table}.jsonl`);
      await api(sendArchiveRows, { body: { table, file } });
      done += file.size;
      onStep({ what: 'rows', done, all });
    }
  }
  const named = Object.entries(hashes).flatMap(([file, hash]) => {
    const here = stored[file];
    return here === undefined ? [] : [[hash, here]];
  });
  onStep({ what: 'writing', done: all, all });
  const { message, closedStaff } = await api(readArchive, {
    body: { pictures: new File([JSON.stringify(Object.fromEntries(named))], 'poze.json'), orderNumberKey },
  });
  return ok({ message, closedStaff, lost });
}
