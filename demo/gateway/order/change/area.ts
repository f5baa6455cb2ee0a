import type { Area } from '../../server/area';
import { lockOrder } from '../lifecycle';
import { completeFreeChange } from './apply';
import { askDueChanges, askForChange } from './ask';
import { beginChange, dropChange } from './end';
import { changeRoutes } from './routes';

export const area: Area = {
  name: 'order/change',
  implementations: changeRoutes,
  onEvent: {
    'order.paid': (context, { orderNo }) => beginChange(context, orderNo),
    'order.closed': (context, { orderNo, reason }) =>
      reason === 'notChanged' ? Promise.resolve() : dropChange(context, orderNo),
    async 'application.decided'(context, { orderNo, decision }) {
      if (orderNo === null || decision !== 'agreed') return;
      const order = await lockOrder(context.db, orderNo);
      // a free change has no payment to wait for
      if (order?.change_of && order.total_amount === 0) await completeFreeChange(context, orderNo);
    },
  },
  afterEvent: {
    async 'change.begun'(context, { orderNo }) {
      await askForChange(context, orderNo);
    },
  },
  asksSupplier: ['change.begun'],
  dueTasks: { 'ask for changes': askDueChanges },
};
