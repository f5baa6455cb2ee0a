import { queryCostObjects } from '../../../../src/contract/cost-center/cost-objects';
import { useCalls } from '../../../../src/element/data/use-call';
import { useReturn } from '../../../../src/element/data/use-return';
import type { ManageState } from '../manage';
import type { Level } from './cost-rows';
import { levelQuery } from './level-query';

export interface Levels {
  levelOf(parentNO: string): Level | undefined;
  /** Refetches the failed pages of a level. */
  retry(parentNO: string): void;
}

/** Loads the children of the root and of all expanded nodes, page by page. */
export function useLevels({ costKind, unfolded, levelPages }: ManageState): Levels {
  const pages = ['', ...unfolded].flatMap((parentNO) =>
    Array.from({ length: levelPages[parentNO] ?? 1 }, (_, at) => ({ parentNO, page: at + 1 })),
  );
  const states = useCalls(
    queryCostObjects,
    pages.map(({ parentNO, page }) => levelQuery(costKind, parentNO, page)),
  );
  useReturn(() => {
    for (const state of states) void state.refetch({ cancelRefetch: false });
  });
  const of = (no: string) => states.filter((_, at) => pages[at]?.parentNO === no);
  return {
    levelOf(no) {
      const found = of(no);
      const [first] = found;
      if (!first) return undefined;
      const known = found.flatMap(({ data }) => (data ? [data] : []));
      return {
        objects: known.flatMap(({ costObjectList }) => costObjectList),
        total: known[0]?.total ?? 0,
        isPending: found.some(({ isPending }) => isPending),
        error: found.find(({ error, data }) => error && !data)?.error ?? null,
      };
    },
    retry(no) {
      for (const state of of(no)) if (state.error) void state.refetch();
    },
  };
}
