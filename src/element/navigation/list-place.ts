/** Attributes of the view of a list; an address stores and restores them. */
export const LIST_PLACE = {
  keyword: { type: 'string', default: '', description: 'Keyword of the list.' },
  filters: {
    type: 'string',
    default: '',
    description: 'Further filters of the list, as a query: `rule=cabin&isEnable=true`.',
  },
  sort: {
    type: 'string',
    default: '',
    description: 'Field that the list is sorted by; with `-` before it in descending order.',
  },
  'page-index': {
    type: 'number',
    default: 1,
    min: 1,
    integer: true,
    description: 'Page of the list, from 1.',
  },
} as const;
