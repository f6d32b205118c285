/** Makes the request of a declared caller: without redirects, limited in size and time, never past its addresses. */
import { type ClientRequest, request as requestPlainly } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { err, ok, type Result } from '#domain/result.ts';
import { mayCall, type OutboundCaller } from '../define/outbound-caller.ts';
import { lookupPublic } from './public-addresses.ts';

export type OutgoingRequest = {
  readonly address: URL;
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
};

/** Any status is an answer, a redirect too. */
export type OutgoingAnswer = { readonly status: number; readonly body: Buffer };

export type CallFailure = {
  readonly code: 'forbidden' | 'unreachable' | 'too_large';
  /** Of the answer, when only its body failed. */
  readonly status: number | null;
  readonly error: Error;
};

export type CallOut = (caller: OutboundCaller, asked: OutgoingRequest) => Promise<Result<OutgoingAnswer, CallFailure>>;
/** Opens the request; tests replace it to reach a server on this machine. */
export type Connect = (address: URL, options: RequestOptions) => ClientRequest;

const connectTo: Connect = (address, options) =>
  (address.protocol === 'http:' ? requestPlainly : request)(address, options);

export function callOut(
  caller: OutboundCaller,
  { address, method = 'GET', headers = {}, body }: OutgoingRequest,
  connect: Connect = connectTo,
): ReturnType<CallOut> {
  const failed = (code: CallFailure['code'], error: Error, status: number | null = null) =>
    err({ code, status, error });
  if (!mayCall(caller, address)) {
    return Promise.resolve(failed('forbidden', new Error(`${caller.name} may not call ${address.host}`)));
  }
  return new Promise((resolve) => {
    const asked = connect(address, {
      method,
      headers,
      ...(caller.to !== 'configured' && { lookup: lookupPublic, agent: false }),
      signal: AbortSignal.timeout(caller.timeoutMs),
    });
    asked.on('error', (error) => resolve(failed('unreachable', causeOf(error))));
    asked.on('response', (response) => {
      const { statusCode: status = 0 } = response;
      const parts: Buffer[] = [];
      let size = 0;
      const stop = (code: 'unreachable' | 'too_large', error: Error) => {
        resolve(failed(code, error, status));
        response.destroy();
      };
      response.on('error', (error) => stop('unreachable', causeOf(error)));
      if (caller.mostBytes === 0) {
        resolve(ok({ status, body: Buffer.alloc(0) }));
        response.destroy();
        return;
      }
      response.on('data', (part: Buffer) => {
        size += part.byteLength;
        if (size > caller.mostBytes) stop('too_large', new Error(`More than ${caller.mostBytes} bytes`));
        else parts.push(part);
      });
      response.on('end', () => resolve(ok({ status, body: Buffer.concat(parts) })));
      response.on('close', () => stop('unreachable', new Error('The connection was closed')));
    });
    asked.end(body);
  });
}

/** An aborted request fails with an AbortError; its cause says that the time was over. */
function causeOf(error: Error): Error {
  return error.name === 'AbortError' && error.cause instanceof Error ? error.cause : error;
}
