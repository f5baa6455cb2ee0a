import { CODE_FAULT_SAYS } from '../runtime/chunk';
import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  loading: '正在加载',
  crash: '页面出现异常，请重试。如仍有问题，请联系客服。',
  /** Message of `tp-error`. */
  crashed: '页面出现异常',
  load: '内容加载失败，请检查网络后重试。',
  part: '页面资源加载失败，请检查网络后重试。已填写的内容不会丢失。',
  /** Shown when code was loaded and does not run. */
  fault: `${CODE_FAULT_SAYS}。`,
  sandbox: '沙箱环境：不产生真实订单和费用',
  retry: '重试',
  reload: '刷新页面',
};

export type HostTexts = TextsOf<typeof chinese>;

export const hostTexts = defineTexts('element', chinese, () => import('./texts.en'));
