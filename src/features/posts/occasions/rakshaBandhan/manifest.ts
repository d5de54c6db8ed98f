import type { OccasionOf } from '../occasion';

export const rakshaBandhan: OccasionOf<'rakshaBandhan'> = {
  description:
    'Make a Raksha Bandhan greeting with your business name, logo and phone number: four designs, free, saved as JPEG.',
  picture: { title: 'Two sample Raksha Bandhan posters', samples: ['rakshaBandhan-1', 'rakshaBandhan-4'] },
  days: [
    '2026-08-28',
    '2027-08-17',
    '2028-08-05',
    '2029-08-23',
    '2030-08-13',
    '2031-08-02',
    '2032-08-20',
    '2033-08-10',
    '2034-08-29',
    '2035-08-18',
  ],
  card: {
    text: 'A thread, a promise and your name.',
    tilt: -2,
    sample: { name: 'rakshaBandhan-1', width: 560, height: 700 },
  },
};
