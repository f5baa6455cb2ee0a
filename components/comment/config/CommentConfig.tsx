import { commentConfigs } from '../../../src/contract/comment/comments';
import { flag, instant, integer, text } from '../../../src/element/resource/fields/field-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { commentConfigTexts, type CommentConfigTexts as T } from './texts';

export default resourcePage(commentConfigs, commentConfigTexts, {
  path: '/commentManage/commentConfig',
  title: 'configName',
  fields: {
    configName: text(),
    isEnable: flag((t: T) => t.isEnableName, { isSwitch: true }),
    commentDays: integer({ required: true }),
    isAnonymousAllowed: flag((t: T) => t.isAnonymousAllowedName, { isSwitch: true }),
    heldWords: text({ max: 500, long: true, width: 200 }),
    modifyTime: instant(),
  },
  columns: ['configName', 'isEnable', 'commentDays', 'isAnonymousAllowed', 'heldWords', 'modifyTime'],
  form: ['isEnable', 'commentDays', 'isAnonymousAllowed', 'heldWords'],
});
