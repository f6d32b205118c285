import { describe, expect, test } from 'vitest';
import { explainAddress, explainDatabase, explainFolder } from './explain-trouble.ts';

const trouble = (code: string, message = 'words of the machine') => Object.assign(new Error(message), { code });

describe('what keeps the shop closed is said with what to do about it', () => {
  test.each([
    ['EACCES', 'nu are voie să scrie'],
    ['EROFS', 'doar pentru citire'],
    ['EEXIST', 'un fișier, nu un folder'],
    ['ENOSPC', 'discul este plin'],
    ['EIO', 'sistemul nu îl dă'],
  ])('a folder that answers %s', (code, words) => {
    const said = explainFolder('/srv/pofta', trouble(code));
    expect(said).toContain('DATA_DIR /srv/pofta');
    expect(said).toContain(words);
    expect(said).toContain('words of the machine');
  });

  test.each([
    ['EACCES', 'PORT=3000'],
    ['EADDRNOTAVAIL', 'HOST=0.0.0.0'],
    ['ENOTFOUND', 'HOST=0.0.0.0'],
    ['EIO', 'words of the machine'],
  ])('an address that answers %s', (code, words) => {
    expect(explainAddress({ port: 80, host: '10.1.2.3' }, trouble(code))).toContain(words);
  });

  test.each([
    ['ECONNREFUSED', 'nu răspunde'],
    ['ENOTFOUND', 'Gazda'],
    ['28P01', 'utilizatorul sau parola'],
    ['3D000', 'creeaz-o'],
    ['42501', 'proprietarul'],
    ['53300', 'max_connections'],
    ['23505', 'și de alt nod: pornește din nou'],
  ])('a database that answers %s', (code, words) => {
    expect(explainDatabase(trouble(code))).toContain(words);
  });

  test('a fault of ours is no trouble of the owner’s: it keeps its stack', () => {
    expect(explainDatabase(trouble('42601'))).toBeNull();
    expect(explainDatabase('no error at all')).toBeNull();
  });
});
