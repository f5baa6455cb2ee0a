import { inEnglish } from '../fault-texts';
import { COMMENT_FAULTS } from './faults';

export default inEnglish(COMMENT_FAULTS, {
  commentsClosed: 'Your company has not opened comments.',
  tripNotCommentable:
    'This trip does not exist, has not arrived yet or is too long ago. It cannot be commented on.',
  commentFixed: 'A comment can be changed for seven days.',
  anonymityClosed: 'Your company does not allow anonymous comments.',
});
