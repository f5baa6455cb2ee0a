import { declareAdministration } from '../../src/element/administration/declare-administration';

export const comment = declareAdministration({
  tag: 'comment',
  summary:
    'Comments on flown trips: those of the staff, for administrators who answer them, and the user’s own comments and trips without one.',
  pages: ['commentListPage', 'commentConfig', 'myComments'],
});
