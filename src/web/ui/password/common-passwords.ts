import { useEffect, useState } from 'react';
import { readCommonPasswords } from '#domain/accounts/parse-password.ts';

/** The common passwords, `null` while they load or when loading failed. */
export type CommonPasswords = ReadonlySet<string> | null;

let kept: CommonPasswords = null;
let loading: Promise<CommonPasswords> | null = null;

/** 100 kB that only a new password needs: loaded when one is being typed, then cached. */
function loadCommonPasswords(): Promise<CommonPasswords> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => {
      kept = readCommonPasswords(dictionary['passwords-common']);
      return kept;
    },
    () => {
      // Offline, only the server judges; the next password retries.
      loading = null;
      return null;
    },
  );
  return loading;
}

/** The common passwords if they are loaded, for a form that is being sent. */
export function commonPasswordsNow(): CommonPasswords {
  return kept;
}

/** The common passwords; starts loading when something is typed. */
export function useCommonPasswords(password: string): CommonPasswords {
  const [common, setCommon] = useState(kept);
  const isWanted = password !== '' && common === null;
  // Outside system: the chunk with the list.
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    void loadCommonPasswords().then((loaded) => {
      if (!isGone) setCommon(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return common;
}
