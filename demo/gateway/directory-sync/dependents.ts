import type { Dependents } from '../server/dependent';

export const dependents: Dependents = {
  kinds: [],
  stays: {
    'directory_person.staff_no': 'the directory may bring the person back',
  },
};
