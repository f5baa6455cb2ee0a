import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CostKind } from '../../../src/contract/cost-center/cost-objects';
import type { Host } from '../../../src/element/host/host';
import type { NavigationTarget } from '../../../src/element/navigation/targets';
import type { costCenterImport } from './declaration';

export interface ImportingState {
  /** Kind of the next file. */
  costKind: CostKind;
  /** Number of the import shown on its own page; '' for none. */
  importNo: string;
  /** The list has no filter and is always sorted by newest first. */
  filters: object;
  sort: { field: 'applyTime'; order: 'desc' };
  page: number;
  pageSize: number;
  /** Target shown instead of the list because the host page did not handle its navigation. */
  inPlace: NavigationTarget | undefined;
}

export type CostImportStore = ReturnType<typeof createCostImportStore>;

/** Store of the import page: the import shown and the page of the list. */
export function createCostImportStore(host: Host<typeof costCenterImport>) {
  const store: StoreApi<ImportingState> = createStore(() => ({
    costKind: 'costCenter',
    importNo: '',
    filters: {},
    sort: { field: 'applyTime', order: 'desc' },
    page: 1,
    pageSize: 20,
    inPlace: undefined,
  }));
  const { getState, setState } = store;
  return {
    store,
    host,
    choose: (costKind: CostKind) => setState({ costKind }),
    show(importNo: string): void {
      if (importNo === getState().importNo) return;
      setState({ importNo, inPlace: undefined });
      host.emit('tp-detail', { kind: 'costImport', id: importNo === '' ? null : importNo });
    },
    showCosts(costKind: CostKind): void {
      const target = { target: 'costCenters', costKind } as const;
      if (host.emit('tp-navigate', target)) setState({ inPlace: target });
    },
    /** Closes the target shown in place. */
    back: () => setState({ inPlace: undefined }),
    goTo: (page: number) => setState({ page }),
    setPageSize(pageSize: number): void {
      if (pageSize !== getState().pageSize) setState({ pageSize, page: 1 });
    },
    setSort: () => undefined,
    clear: () => undefined,
  };
}
