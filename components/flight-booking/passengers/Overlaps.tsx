import type { OverlappingJourney } from '../../../src/contract/flight-booking/overlaps';
import { MessageBox } from '../../../src/ui/overlay/MessageBox';
import { dayText } from '../results/flight-texts';

interface Props {
  overlaps: readonly OverlappingJourney[];
  onConfirm(): void;
  onCancel(): void;
}

/** Asks whether to book what somebody cannot fly as well. */
export function Overlaps({ overlaps, onConfirm, onCancel }: Props) {
  return (
    <MessageBox
      title="乘机人已有行程"
      confirmText="仍要预订"
      cancelText="返回修改"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>以下行程与本次航班时间重叠，重复预订可能产生退票费用：</p>
      <ul className="fb-overlaps">
        {overlaps.map((overlap) => (
          <li key={`${overlap.orderNo}${overlap.passagerName}${overlap.flightNo}`}>{overlapText(overlap)}</li>
        ))}
      </ul>
    </MessageBox>
  );
}

function overlapText(overlap: OverlappingJourney): string {
  const { passagerName, flightNo, depCityName, arrCityName, takeOffTime, arrTime } = overlap;
  const day = dayText(takeOffTime.slice(0, 10));
  const times = `${takeOffTime.slice(11)}–${arrTime.slice(11)}`;
  const same = overlap.isSameFlight ? '（同一航班）' : '';
  return `${passagerName}：${day} ${times} ${depCityName}—${arrCityName} ${flightNo}${same}，订单${overlap.orderNo}`;
}
