import type { FrameTexts } from './texts';

export default {
  nothing: 'There is no page to show',
  refused: 'The address is not valid and was not opened',
  refusedHint: 'If you came from the menu, please ask your administrator to check the address.',
  elsewhere: (host) => `${host} is not shown in the portal`,
  elsewhereHint: 'This site may not be embedded. Please check the address before you open it in a new tab.',
  external: (host) => `External page ${host}`,
  externalHead: (host) => `External page: ${host}`,
  embedded: 'Embedded page',
  opening: (name) => `Opening ${name}`,
  slow: 'The page took too long. Please check your network and try again.',
  silent: 'The page could not be opened here. Please try again, or open it in a new tab.',
  retry: 'Retry',
  inNewTab: 'Open in a new tab',
  expired: 'Your session has expired. Please sign in again.',
} satisfies FrameTexts;
