import { shanghaiDateTime } from '../../../src/domain/shanghai-time';
import type { Area } from '../server/area';
import { untilNothing } from '../server/until-nothing';
import { completeFlownOrder, expireNextOrder } from './sweep-queries';

export const area: Area = {
  name: 'order',
  dueTasks: {
    'expire orders': (context) => untilNothing(() => expireNextOrder(context)),
    'complete flown orders': ({ db, now }) =>
      untilNothing(() => completeFlownOrder(db, shanghaiDateTime(now), now)),
  },
};
