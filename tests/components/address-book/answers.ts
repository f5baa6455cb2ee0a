import type { AreaAnswers } from '../../support/components/samples';
import { gradeAnswers, positionAnswers } from './address-book-samples';
import { choiceAnswers } from './choice-samples';
import { extAnswers, staffFieldAnswers } from './ext-samples';
import { invitationAnswers } from './invitation-samples';
import { staffAnswers } from './staff-samples';
import { positionTemplateAnswers } from './template-samples';

export const answers: AreaAnswers = () => ({
  ...positionAnswers(),
  ...gradeAnswers(),
  ...staffAnswers(),
  ...positionTemplateAnswers(),
  ...staffFieldAnswers(),
  ...extAnswers(),
  ...invitationAnswers(),
  ...choiceAnswers(),
});
