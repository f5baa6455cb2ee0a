import type { PartyTexts } from './texts';

export default {
  title: 'Choose travellers',
  cancel: 'Cancel',
  confirm: (count: number) => (count > 0 ? `OK (${count})` : 'OK'),
  failed: 'The travellers could not be read. Please try again.',
  reading: 'Reading travellers',
  addOutsider: 'Add an external traveller',
  addChild: 'Add a child (2–12 years)',
  addInfant: 'Add an infant (under 2)',
  nobody: 'Please choose at least one traveller',
  full: 'No more can be added',
  open: 'Details of external travellers are filled in with the order',
  chosen: 'Travellers chosen',
  remove: (name: string) => `Remove ${name}`,
  count: (count: number, legs?: 'outbound' | 'all') =>
    `${legs === 'all' ? 'Round trip, ' : legs === 'outbound' ? 'Outbound, ' : ''}${count} ${count === 1 ? 'traveller' : 'travellers'}`,
  untaxed: 'excl. taxes',
} satisfies PartyTexts;
