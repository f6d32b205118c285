/** An Epson printer with Server Direct Print, as the shop sees it; each turn takes a fault. */
import type { Ask } from './fake-star.ts';

export type EpsonFault =
  /** It receives a slip, and reports that it has no paper or is open. */
  | 'no_paper'
  | 'cover_open'
  /** It reports another error. */
  | 'broken'
  /** It reports a timeout although it printed. */
  | 'timeout'
  /** The response with the slip is lost. */
  | 'lost_request'
  /** It prints, and its result is lost; or its result arrives twice. */
  | 'lost_response'
  | 'double_response'
  /** Switched off after it received a slip, before it printed. */
  | 'power_cut_before';

export type FakeEpson = {
  /** Every printed picture, in order, as its base64. */
  readonly paper: readonly string[];
  /** One poll with its consequences: returns whether it received a slip. */
  readonly turn: (fault?: EpsonFault) => Promise<boolean>;
  /** Sends its status without a poll. */
  readonly sendStatus: (asbStatus: number) => Promise<void>;
};

const CODES: Partial<Record<EpsonFault, { readonly code: string; readonly status: number }>> = {
  no_paper: { code: 'EPTR_REC_EMPTY', status: 0x0f_0c_00_1c },
  cover_open: { code: 'EPTR_COVER_OPEN', status: 0x0f_00_00_3c },
  broken: { code: 'EPTR_MECHANICAL', status: 0x0f_00_04_1c },
  timeout: { code: 'EX_TIMEOUT', status: 0 },
};
const GOOD = { code: '', status: 0x0f_00_00_16 };

export function fakeEpson(ask: Ask, path: string, { isWrapped = false, isOld = false } = {}): FakeEpson {
  const paper: string[] = [];
  const post = async (fields: Readonly<Record<string, string>>) => {
    const answer = await ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ID: '', ...fields }).toString(),
    });
    if (!answer.ok) throw new Error(`The form was answered ${answer.status}`);
    return answer.text();
  };
  const tell = async (jobId: string, isGood: boolean, { code, status }: typeof GOOD) => {
    const element = `<response success="${isGood}" code="${code}" status="${status}" battery="0"/>`;
    const named = isOld ? '' : `<Parameter><devid>local_printer</devid><printjobid>${jobId}</printjobid></Parameter>`;
    const wrapped = isWrapped ? `<soapenv:Body>${element}</soapenv:Body>` : element;
    const answer = await post({
      ConnectionType: 'SetResponse',
      ResponseFile: `<?xml version="1.0"?><PrintResponseInfo Version="2.00"><ePOSPrint>${named}<PrintResponse>${wrapped}</PrintResponse></ePOSPrint></PrintResponseInfo>`,
    });
    // This request is never answered with a slip.
    if (answer !== '') throw new Error('The word of a printer was answered with something');
  };

  return {
    paper,
    async sendStatus(asbStatus) {
      const element = `<printerstatus printerid="local_printer" asbstatus="0x${asbStatus.toString(16)}"/>`;
      await post({ ConnectionType: 'SetStatus', Status: `<statusmonitor>${element}</statusmonitor>` });
    },
    async turn(fault) {
      const answer = await post({ ConnectionType: 'GetRequest' });
      if (answer === '') return false;
      const jobId = /<printjobid>([A-Za-z0-9]{1,30})<\/printjobid>/.exec(answer)?.[1];
      const picture = /<image width="(?:576|384)" height="\d+" color="color_1" mode="mono">([\w+/=]+)<\/image>/.exec(
        answer,
      );
      if (jobId === undefined || picture?.[1] === undefined) throw new Error(`No slip: ${answer.slice(0, 300)}`);
      if (fault === 'lost_request' || fault === 'power_cut_before') return true;
      const said = fault === undefined ? undefined : CODES[fault];
      if (said === undefined || fault === 'timeout') paper.push(picture[1]);
      if (fault === 'lost_response') return true;
      await tell(jobId, said === undefined, said ?? GOOD);
      if (fault === 'double_response') await tell(jobId, true, GOOD);
      return true;
    },
  };
}
