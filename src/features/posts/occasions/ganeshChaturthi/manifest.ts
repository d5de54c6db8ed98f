import type { OccasionOf } from '../occasion';

export const ganeshChaturthi: OccasionOf<'ganeshChaturthi'> = {
  description:
    'Make a Ganesh Chaturthi greeting with your business name, logo and phone number: four designs, free, saved as JPEG.',
  picture: {
    title: 'Two sample Ganesh Chaturthi posters',
    samples: ['ganeshChaturthi-4', 'ganeshChaturthi-3'],
  },
  days: [
    '2026-09-14',
    '2027-09-04',
    '2028-08-23',
    '2029-09-11',
    '2030-09-01',
    '2031-09-20',
    '2032-09-08',
    '2033-08-28',
    '2034-09-16',
    '2035-09-05',
  ],
  card: {
    text: 'Ten days that begin with your greeting.',
    tilt: 1.5,
    sample: { name: 'ganeshChaturthi-4', width: 560, height: 560 },
  },
};
