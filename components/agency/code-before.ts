import { proveOperator } from '../../src/contract/agency/session';
import { plainNumber } from '../../src/domain/typed/typed';
import type { Host } from '../../src/element/host/host';
import type { SubmissionFailure } from '../../src/element/submission/form-submission';
import { agencyTexts } from './texts';

/** Field of a form whose call needs a fresh code of the app. */
export interface CodeDraft {
  code: string;
}

/**
 * Options of a form whose call needs a fresh code: the code is sent before the call. A failure of the call does not ask
 * for another one, because a code counts once.
 */
export function withCode(host: Host) {
  let proved = '';
  return {
    check: ({ code }: CodeDraft): Record<string, string> =>
      /^\d{6}$/.test(plainNumber(code)) ? {} : { code: host.texts(agencyTexts).codeNeeded },
    async before({ code }: CodeDraft): Promise<'go' | SubmissionFailure> {
      if (code === proved) return 'go';
      try {
        await host.runtime.send(proveOperator, { code });
        proved = code;
        return 'go';
      } catch (error) {
        return { error, isUncertain: false };
      }
    },
  };
}
