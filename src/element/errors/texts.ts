import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  /** Of whatever was thrown. */
  of: (error: unknown): string => (error instanceof Error ? error.message : '系统异常'),
  /** Of a message in the Chinese of the gateway or of the suite's errors, where the error is not at hand. */
  say: (message: string): string => message,
};

export type ErrorTexts = TextsOf<typeof chinese>;

/** Errors in words: as they say themselves in Chinese, by their code in every other language. */
export const errorTexts = defineTexts('errors', chinese, () => import('./texts.en'));
