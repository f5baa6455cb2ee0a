/** Attributes of the view of a list; an address stores and restores them. */
export const LIST_PLACE = {
  keyword: { type: 'string', default: '', description: 'What the list is searched for.' },
  filters: {
    type: 'string',
    default: '',
    description: 'What else narrows the list, as a query: `rule=cabin&isEnable=true`.',
  },
  sort: { type: 'string', default: '', description: 'Field that it is sorted by; `-` before it: downwards.' },
  'page-index': {
    type: 'number',
    default: 1,
    min: 1,
    integer: true,
    description: 'Page of the list, from 1.',
  },
} as const;
