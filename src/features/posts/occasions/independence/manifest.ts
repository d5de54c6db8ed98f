import type { OccasionOf } from '../occasion';

export const independence: OccasionOf<'independence'> = {
  description: 'Independence Day posters with your business name, logo and phone number are being drawn.',
  // Fixed by law.
  days: [2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035].map((year) => `${year}-08-15` as const),
  card: {
    text: 'Fill in your details now.',
    note: 'Templates coming soon',
    tilt: -1,
    sample: 'independence',
  },
};
