/** A copy that cannot be made, checked or restored; the message is the Romanian sentence for the owner. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Its name in the store. */
export class DamagedCopyError extends BackupError {
  /** As it is called in the store. */
  readonly file: string;

  constructor(file: string, trouble: 'lipsește' | 'este trunchiat sau modificat') {
    super(`Fișierul ${file} din copii ${trouble}.`);
    this.file = file;
  }
}

/** A file of the copies whose key is not available. */
export class LockedCopyError extends BackupError {
  constructor(file: string) {
    super(`Fișierul ${file} din copii este criptat cu o cheie pe care nu o am.`);
  }
}
