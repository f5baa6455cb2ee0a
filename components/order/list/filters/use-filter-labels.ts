import { tableTexts } from '../../../../src/ui/table/texts';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { OrderFilters } from './order-filters';
import { orderListTexts } from '../texts';
import { orderFilterTexts } from './texts';

/** Labels of the filters. */
export function useFilterLabels(): Readonly<Record<keyof OrderFilters, string>> {
  const t = useTexts(orderListTexts);
  const f = useTexts(orderFilterTexts);
  const { keyword, from, to } = useTexts(tableTexts);
  return {
    keyword,
    statuses: t.status,
    payTypes: t.payType,
    commissionTypes: t.commissionType,
    orderNo: f.orderNo,
    pnr: f.pnr,
    ticketNo: f.ticketNo,
    passengerName: f.passengerName,
    bookerName: f.bookerName,
    flightNo: f.flightNo,
    depCityName: f.depCityName,
    arrCityName: f.arrCityName,
    deptNos: f.department,
    costCenterNos: f.costCenter,
    standard: f.standard,
    changeStates: f.changeState,
    refundStates: f.refundState,
    dateBasis: t.dateBasis,
    beginDate: from,
    endDate: to,
  };
}
