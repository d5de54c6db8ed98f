import type { OccasionOf } from '../occasion';

export const diwali: OccasionOf<'diwali'> = {
  description:
    'Make a Diwali greeting with your business name, logo and phone number: four designs in three sizes, free, saved as JPEG.',
  picture: { title: 'Three sample Diwali posters', samples: ['diwali-2', 'diwali-4', 'diwali-1'] },
  days: [
    '2026-11-08',
    '2027-10-29',
    '2028-10-17',
    '2029-11-05',
    '2030-10-26',
    '2031-11-14',
    '2032-11-02',
    '2033-10-22',
    '2034-11-10',
    '2035-10-30',
  ],
  card: {
    text: 'Light for every customer on your list.',
    tilt: 2,
    sample: { name: 'diwali-1', width: 560, height: 560 },
  },
};
