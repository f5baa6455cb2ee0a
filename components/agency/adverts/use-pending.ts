import { useState } from 'react';
import type { AdvertForm, PictureField } from './advert-form';

/** Setters, stable for each picture, that note in the form whether a chosen one is not uploaded. */
export function usePending(form: AdvertForm): (field: PictureField) => (isPending: boolean) => void {
  const [setters] = useState(() => {
    const setter = (field: PictureField) => (isPending: boolean) => {
      const { pending } = form.values();
      if (pending.includes(field) === isPending) return;
      form.edit({ pending: isPending ? [...pending, field] : pending.filter((one) => one !== field) });
    };
    return {
      imageUrl: setter('imageUrl'),
      logo: setter('logo'),
      backgroungImg: setter('backgroungImg'),
      favicon: setter('favicon'),
    };
  });
  return (field) => setters[field];
}
