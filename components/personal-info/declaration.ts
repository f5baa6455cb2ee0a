import * as v from 'valibot';
import { declare } from '../../src/element/definition/declaration';
import {
  AccountSafetyTarget,
  DownloadsTarget,
  navigateEvent,
  OrderTarget,
} from '../../src/element/navigation/targets';

export const personalInfo = declare({
  tag: 'personal-info',
  summary:
    'The user’s data as a traveller: names, a picture, documents for booking, frequent-flyer cards, seat and meal, emergency contact, delegates, notices by channel and language, and the data that their enterprise manages; all of it can be exported as a file. Numbers are masked; each view of a full number, and the file, needs a proof of identity and is logged.',
  attributes: {},
  properties: {},
  events: {
    'tp-navigate': navigateEvent(
      [AccountSafetyTarget, DownloadsTarget, OrderTarget],
      'The user wants to change their phone or mail address, to see their exported files, or an order. Unless prevented, the element shows that in its place.',
    ),
    'tp-personal-info-saved': {
      detail: v.object({
        what: v.picklist([
          'identity',
          'document',
          'card',
          'wishes',
          'emergency',
          'delegate',
          'notices',
          'avatar',
        ]),
      }),
      description: 'A part of their data was changed, removed or ended; which.',
    },
  },
  tracks: {
    'personal-info-saved': 'A part of their data was changed, removed or ended; `what`.',
    'own-data-exported': 'The user requested the file of all their data.',
    'number-revealed': 'The user viewed a full number; the event does not contain it.',
  },
  parts: { root: 'Everything.', failure: 'Panel shown after a crash.' },
  cssProperties: {},
});
