import { formTypeOf, templateProblem } from '../../../src/domain/standard/approval-template';
import type { Host } from '../../../src/element/host/host';
import { withSession } from '../../../src/element/host/sign-in';
import { readTemplates } from './calls';
import { KIND, type Kind } from './draft';

/** Why the enterprise lets nobody ask in one way or the other, by kind, as a query. */
export const templateQuery = (host: Host, enterpriseNum: string) => ({
  queryKey: ['request-templates', enterpriseNum],
  queryFn: async (): Promise<ReadonlyMap<Kind, string>> => {
    const templates = await withSession(host, () => readTemplates(host.runtime, enterpriseNum));
    return new Map(
      Object.values(KIND).flatMap((kind) => {
        const problem = templateProblem(templates, formTypeOf(kind));
        return problem === undefined ? [] : [[kind, problem] as const];
      }),
    );
  },
});
