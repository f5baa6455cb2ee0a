import { declareAdministration } from '../../src/element/administration/declare-administration';

export const comment = declareAdministration({
  tag: 'comment',
  summary:
    'Comments on flown trips: what the staff say, for those who answer them, and one’s own comments and trips that wait for one.',
  pages: ['commentListPage', 'commentConfig', 'myComments'],
});
