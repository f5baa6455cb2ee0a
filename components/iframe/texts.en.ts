import type { IframeTexts } from './texts';

export default {
  stranger: 'This site may not embed the page.',
  badAddress: 'The address of the page is not valid.',
  silent: 'The page around does not answer. Please reload it.',
  failed: 'The page cannot be shown at the moment. Please try again later.',
} satisfies IframeTexts;
