import { until } from '../../../support/components/fake-runtime';
import type { within } from '../../../support/components/act';

type Act = ReturnType<typeof within>;

/** Goes from the order form to its review. */
export async function toReview(act: Act): Promise<void> {
  await act.press('下一步');
  await until(() => act.button('提交订单'), 'the review of the order');
}

/** Goes from the order form through the review and sends the order. */
export async function submitOrder(act: Act): Promise<void> {
  await toReview(act);
  await act.press('提交订单');
}
