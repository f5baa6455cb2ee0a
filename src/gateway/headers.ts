import { CLIENT_TYPE, REQUEST_ID_HEADER } from '../contract/envelope';

export interface ClientIdentity {
  /** Package name in the client information. */
  packageName: string;
  version: string;
  /** Identifier of one page load. */
  sessionId: string;
}

/** Headers of every call of a page (specification 7.1). `entno` is empty, as the specification demands. */
export const commonHeaders = (
  client: ClientIdentity,
  request: { traceId: string; now: number },
): Record<string, string> => ({
  clientinfo: JSON.stringify({
    packageName: client.packageName,
    clientType: CLIENT_TYPE,
    timestamp: request.now,
    version: client.version,
  }),
  clienttype: String(CLIENT_TYPE),
  entno: '',
  sessionid: client.sessionId,
  traceid: request.traceId,
});

/** Headers that identify the call and its caller (specification 7.1). */
export const callHeaders = (request: {
  requestId: string;
  authHeader: string;
  token: string | undefined;
}): Record<string, string> => ({
  [REQUEST_ID_HEADER]: request.requestId,
  ...(request.token === undefined ? {} : { [request.authHeader]: request.token }),
});
