import * as v from 'valibot';
import { ApplyType } from '../../../src/contract/approval/approval';
import { declare } from '../../../src/element/definition/declaration';

export const approvalFlow = declare({
  tag: 'approval-flow',
  summary:
    'The approval flows of the enterprise in use, one for each kind of application: administrators read, change, check and test them, and restore former versions.',
  attributes: {
    'apply-type': {
      type: 'number',
      default: 1,
      description:
        'Kind of application whose flow is shown first, by its business type, e.g. 2 for over-standard ones.',
    },
  },
  properties: {},
  events: {
    'tp-approval-flow-saved': {
      detail: v.object({ applyType: ApplyType, version: v.number() }),
      description:
        'A flow was changed, or a former version restored. It applies to applications from now on.',
    },
  },
  tracks: {
    'flow-saved': 'A flow was saved; its `applyType`.',
    'flow-tried': 'A user tested the approvers of an application; its `applyType`.',
  },
  parts: {
    root: 'Everything.',
    failure: 'Panel shown after a crash.',
    kinds: 'The kinds of applications to choose from.',
    flow: 'The steps of the chosen flow.',
    path: 'The diagram of the path beside them.',
  },
  cssProperties: {},
});
