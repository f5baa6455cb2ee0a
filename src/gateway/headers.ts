import { CLIENT_TYPE, REQUEST_ID_HEADER } from '../contract/envelope';

export interface ClientIdentity {
  /** Package name sent as client info. */
  packageName: string;
  version: string;
  /** One a page load. */
  sessionId: string;
}

/** Headers that every call of a page carries (specification 7.1). `entno` is empty to the letter. */
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

/** Headers that say which call it is and who makes it (specification 7.1). */
export const callHeaders = (request: {
  requestId: string;
  authHeader: string;
  token: string | undefined;
}): Record<string, string> => ({
  [REQUEST_ID_HEADER]: request.requestId,
  ...(request.token === undefined ? {} : { [request.authHeader]: request.token }),
});
