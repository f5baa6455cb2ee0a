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
    'What is kept of the user as a traveller: names, a picture, documents that booking uses, frequent-flyer cards, seat and meal, whom to call in an emergency, which colleagues may book for them, what they are told of in which ways and in which language by mail, and what their enterprise manages; all of it can be had as a file. Numbers are masked; each look at a whole one, and the file, needs a proof of who they are, and is written down.',
  attributes: {},
  properties: {},
  events: {
    'tp-navigate': navigateEvent(
      [AccountSafetyTarget, DownloadsTarget, OrderTarget],
      'The user wants to change their phone or mail address, to see the files made for them, or an order. Unless prevented, the element shows that in its place.',
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
      description: 'Something of their information was changed, taken away or ended; which.',
    },
  },
  tracks: {
    'personal-info-saved': 'Something of their information was changed, taken away or ended; `what`.',
    'own-data-exported': 'A file of everything kept of the user was asked for.',
    'number-revealed': 'A whole number was looked at; never the number.',
  },
  parts: { root: 'Everything.', failure: 'Panel shown after a crash.' },
  cssProperties: {},
});
