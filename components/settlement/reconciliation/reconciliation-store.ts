import type { InferOutput } from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ReconciliationPart } from '../../../src/contract/settlement/reconciliation';
import { REPORT_DAYS } from '../../../src/contract/report/report';
import { now } from '../../../src/domain/clock';
import { daysBetween, isCalendarDate, shanghaiDate } from '../../../src/domain/shanghai-time';
import { monthBefore } from '../../../src/domain/settlement/reconciliation';
import type { Host } from '../../../src/element/host/host';
import type { BillTarget, DownloadsTarget, OrderTarget } from '../../../src/element/navigation/targets';
import type { reconciliation } from './declaration';

export interface Days {
  beginDate: string;
  endDate: string;
}

type Target = InferOutput<typeof OrderTarget | typeof BillTarget | typeof DownloadsTarget>;

interface State {
  /** Period in effect. */
  period: Days;
  /** Dates as typed, which may not form a valid period yet. */
  typed: Days;
  /** Target shown inside the element when the host page does not handle it. */
  inPlace: Target | undefined;
}

type DaysFault = 'noBegin' | 'noEnd' | 'wrongOrder' | 'tooLong';

/** Error of the typed dates. */
export function faultOf({ beginDate, endDate }: Days): DaysFault | undefined {
  if (!isCalendarDate(beginDate)) return 'noBegin';
  if (!isCalendarDate(endDate)) return 'noEnd';
  if (endDate < beginDate) return 'wrongOrder';
  return daysBetween(beginDate, endDate) + 1 > REPORT_DAYS ? 'tooLong' : undefined;
}

export type ReconciliationStore = ReturnType<typeof createReconciliation>;

/** View state of the reconciliation. Figures and records are in the query cache. */
export function createReconciliation(host: Host<typeof reconciliation>, given: Days) {
  const lastMonth = monthBefore(shanghaiDate(now()));
  const periodOf = (days: Days): Days => (faultOf(days) === undefined ? days : lastMonth);
  const first = periodOf(given);
  const store: StoreApi<State> = createStore(() => ({ period: first, typed: first, inPlace: undefined }));
  const { getState, setState } = store;
  let known = given;

  function type(typed: Days): void {
    setState({ typed });
    const { period } = getState();
    if (faultOf(typed) !== undefined) return;
    if (typed.beginDate === period.beginDate && typed.endDate === period.endDate) return;
    setState({ period: typed });
    const isDefault = typed.beginDate === lastMonth.beginDate && typed.endDate === lastMonth.endDate;
    host.emit('tp-filters', {
      attributes: {
        'begin-date': isDefault ? '' : typed.beginDate,
        'end-date': isDefault ? '' : typed.endDate,
      },
      replaces: true,
    });
  }
  const go = (target: Target): void => {
    if (host.emit('tp-navigate', target)) setState({ inPlace: target });
  };
  return {
    store,
    host,
    /** Applies a period that the host has changed. */
    follow(wanted: Days): void {
      const isSame = wanted.beginDate === known.beginDate && wanted.endDate === known.endDate;
      known = wanted;
      if (!isSame) setState({ period: periodOf(wanted), typed: periodOf(wanted) });
    },
    type,
    takeLastMonth: () => type(lastMonth),
    noteOpened: (_part: ReconciliationPart) => host.track('cause-opened'),
    openOrder: (orderNo: string) => go({ target: 'order', orderNo }),
    openBill: (billNo: string) => go({ target: 'bill', billNo }),
    showFiles: () => go({ target: 'downloads' }),
    back: () => setState({ inPlace: undefined }),
  };
}
