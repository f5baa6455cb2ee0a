import type { Area } from '../server/area';
import { colleagueCommentCalls } from './colleague-comments';
import { managedCommentCalls } from './managed-comments';
import { ownCommentCalls } from './own-comments';

export const area: Area = {
  name: 'comment',
  implementations: () => [...ownCommentCalls, ...colleagueCommentCalls, ...managedCommentCalls],
};
