import type { Area } from '../server/area';
import { managedCommentCalls } from './managed-comments';
import { ownCommentCalls } from './own-comments';

export const area: Area = {
  name: 'comment',
  implementations: () => [...ownCommentCalls, ...managedCommentCalls],
};
