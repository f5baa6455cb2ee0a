import { declareAdministration } from '../../src/element/administration/declare-administration';

export const managementCenter = declareAdministration({
  tag: 'management-center',
  summary:
    'What wants the attention of administrators, the pages that they have at hand, and how far the enterprise is set up.',
  pages: ['managementIndex', 'configGuide'],
});
