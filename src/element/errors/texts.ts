import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  /** Message of a thrown value. */
  of: (error: unknown): string => (error instanceof Error ? error.message : '系统异常'),
  /**
   * Translation of a Chinese message of the gateway or of the suite's errors, where the error itself is not available.
   */
  say: (message: string): string => message,
  /** Translation of words of the gateway or the contract; unknown ones, such as names in data, stay as they are. */
  word: (text: string): string => text,
};

export type ErrorTexts = TextsOf<typeof chinese>;

/** Error messages: in Chinese those of the errors themselves, in other languages by their code. */
export const errorTexts = defineTexts('errors', chinese, () => import('./texts.en'));
