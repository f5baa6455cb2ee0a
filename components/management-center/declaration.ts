import { declare } from '../../src/element/definition/declaration';
import type { ViewProps } from '../../src/element/host/view-props';

export const managementCenter = declare({
  tag: 'management-center',
  summary:
    'Matters that need the attention of administrators, their favourite pages, and the progress of the enterprise’s setup.',
  isChineseOnly: true,
  attributes: {
    page: {
      type: 'string',
      options: ['managementIndex', 'configGuide'],
      default: 'managementIndex',
      description: 'The page that is shown.',
    },
  },
  properties: {},
  events: {},
  tracks: { 'menus-chosen': 'Favourite pages were chosen.' },
  parts: { root: 'Everything.', failure: 'Panel shown after a crash.' },
  cssProperties: {},
});

export type CenterProps = ViewProps<typeof managementCenter>;
