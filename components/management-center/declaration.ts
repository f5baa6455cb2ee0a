import { declare } from '../../src/element/definition/declaration';
import type { ViewProps } from '../../src/element/host/view-props';

export const managementCenter = declare({
  tag: 'management-center',
  summary:
    'What wants the attention of administrators, the pages that they have at hand, and how far the enterprise is set up.',
  isChineseOnly: true,
  attributes: {
    page: {
      type: 'string',
      options: ['managementIndex', 'configGuide'],
      default: 'managementIndex',
      description: 'Which page it shows.',
    },
  },
  properties: {},
  events: {},
  tracks: { 'menus-chosen': 'Pages at hand were chosen.' },
  parts: { root: 'Everything.', failure: 'Panel shown after a crash.' },
  cssProperties: {},
});

export type CenterProps = ViewProps<typeof managementCenter>;
