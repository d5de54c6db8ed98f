import type { RoutePath } from '../domain/routes';
import type { SampleName } from './sampleWidths';

/** A sample poster in a fan: lengths in px on a wide screen, from the centre of the stage; `tilt` in degrees. */
export interface FanPoster {
  readonly sample: SampleName;
  readonly width: number;
  /** Height over width; 1 by default. */
  readonly ratio?: number;
  readonly x: number;
  readonly y: number;
  readonly tilt: number;
}

/** Shown above a card's text: one of our drawings or a fan of posters. */
export type HubStage =
  | { readonly kind: 'figure'; readonly figure: 'resume' | 'post-box' | 'hub-education' | 'hub-other' }
  | { readonly kind: 'fan'; readonly posters: readonly FanPoster[]; readonly phoneScale: number };

export interface HubCardContent {
  readonly to: RoutePath;
  readonly title: string;
  readonly text: string;
  /** Worth knowing before following the link. */
  readonly note?: string;
  /** Width on a wide screen, in columns of twelve. */
  readonly columns: 3 | 5 | 6 | 7;
  readonly stage: HubStage;
}

/** A page of links. */
export interface HubContent {
  readonly heading: string;
  readonly lead: string;
  readonly cards: readonly HubCardContent[];
}

/** `/aiTools` */
export const AI_TOOLS_HUB: HubContent = {
  heading: 'Free AI tools',
  lead: 'Two tools that run in your browser. What you type stays on your device.',
  cards: [
    {
      to: '/resume',
      title: 'Resume',
      text: 'Four templates, a live A4 preview and a clean PDF.',
      columns: 5,
      stage: { kind: 'figure', figure: 'resume' },
    },
    {
      to: '/socialAi',
      title: 'Social Media',
      text: 'Festival and business posts with your own logo, name and number.',
      columns: 7,
      stage: {
        kind: 'fan',
        phoneScale: 0.58,
        posters: [
          { sample: 'diwali-3', width: 210, x: -150, y: 22, tilt: -9 },
          { sample: 'diwali-2', width: 210, x: 150, y: 26, tilt: 8 },
          { sample: 'rakshaBandhan-4', width: 240, x: 0, y: 0, tilt: -1 },
        ],
      },
    },
  ],
};

/** `/socialAi` */
export const SOCIAL_HUB: HubContent = {
  heading: 'What is the post for?',
  lead: 'Fill in one form. The templates draw themselves with your details.',
  cards: [
    {
      to: '/occasional',
      title: 'Occasion',
      text: 'Raksha Bandhan, Ganesh Chaturthi, Independence Day and Diwali.',
      columns: 6,
      stage: {
        kind: 'fan',
        phoneScale: 0.6,
        posters: [
          { sample: 'rakshaBandhan-1', width: 168, ratio: 1.25, x: -158, y: 16, tilt: -8 },
          { sample: 'diwali-4', width: 196, x: 146, y: 20, tilt: 7 },
          { sample: 'ganeshChaturthi-3', width: 228, x: -6, y: 0, tilt: 1 },
        ],
      },
    },
    {
      to: '/buisness',
      title: 'Business',
      text: 'Gym offers now; education and other trades to come.',
      columns: 3,
      stage: {
        kind: 'fan',
        phoneScale: 1,
        posters: [
          { sample: 'gym-2', width: 176, x: 22, y: 26, tilt: 6 },
          { sample: 'gym-1', width: 188, x: -14, y: -14, tilt: -4 },
        ],
      },
    },
    {
      to: '/contact',
      title: 'Other',
      text: 'Nothing fits? Write to us.',
      columns: 3,
      stage: { kind: 'figure', figure: 'post-box' },
    },
  ],
};

/** `/buisness` */
export const BUSINESS_HUB: HubContent = {
  heading: 'Posts for business',
  lead: 'Your offer and your number on one poster, in three sizes.',
  cards: [
    {
      to: '/gym',
      title: 'Gym',
      text: 'Strength and workouts',
      columns: 6,
      stage: {
        kind: 'fan',
        phoneScale: 0.6,
        posters: [
          { sample: 'gym-2', width: 250, x: 118, y: 18, tilt: 7 },
          { sample: 'gym-1', width: 270, x: -106, y: -6, tilt: -5 },
        ],
      },
    },
    {
      to: '/education',
      title: 'Educational Banner',
      text: 'Admissions, results, open days',
      note: 'Coming Soon',
      columns: 3,
      stage: { kind: 'figure', figure: 'hub-education' },
    },
    {
      to: '/other',
      title: 'Others',
      text: 'Posters for every other trade',
      note: 'Coming Soon',
      columns: 3,
      stage: { kind: 'figure', figure: 'hub-other' },
    },
  ],
};
