import { useEffect, useState } from 'react';
import { readCommonPasswords } from '#domain/accounts/parse-password.ts';

/** The common passwords, `null` while they load or when loading failed. */
export type CommonPasswords = ReadonlySet<string> | null;

let kept: CommonPasswords = null;
let loading: Promise<CommonPasswords> | null = null;

/** A hundred kilobytes that only a new password needs: loaded when one is begun, then cached. */
function loadCommonPasswords(): Promise<CommonPasswords> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => {
      kept = readCommonPasswords(dictionary['passwords-common']);
      return kept;
    },
    () => {
      // Offline the server judges; the next password loads them again.
      loading = null;
      return null;
    },
  );
  return loading;
}

/** Those that are there now, for a form that is being sent. */
export function commonPasswordsNow(): CommonPasswords {
  return kept;
}

/** The common passwords, as soon as something is typed that is to be judged. */
export function useCommonPasswords(password: string): CommonPasswords {
  const [common, setCommon] = useState(kept);
  const isWanted = password !== '' && common === null;
  // The chunk comes from outside of React.
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
