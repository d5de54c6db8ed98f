import type { OccasionOf } from '../occasion';

export const gym: OccasionOf<'gym'> = {
  description:
    'A gym offer with your name, your percentage and your phone number: two designs in three sizes, free, saved as JPEG.',
  picture: { title: 'Two sample posters of a gym offer', samples: ['gym-1', 'gym-2'] },
};
