import {
  ChosenNotice,
  USUAL_WAYS,
  type NoticeChoices,
} from '../../../../../src/contract/personal-info/notices';

/** Default choices with these changes. */
export function choicesBut(
  ways: Partial<NoticeChoices['ways']>,
  mailLocale: NoticeChoices['mailLocale'] = 'zh-CN',
): NoticeChoices {
  const usual = Object.fromEntries(ChosenNotice.options.map((kind) => [kind, [...USUAL_WAYS]]));
  return { ways: { ...(usual as NoticeChoices['ways']), ...ways }, mailLocale };
}
