import { defineAdministration } from '../../src/element/administration/define-administration';
import { comment } from './declaration';

export default defineAdministration(comment, {
  commentListPage: () => import('./list/CommentList'),
  commentConfig: () => import('./config/CommentConfig'),
  myComments: () => import('./own/OwnComments'),
});
