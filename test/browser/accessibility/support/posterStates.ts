import { fill, main } from '../../support/accounts';
import { chooseLogo, opaqueLogo, openTemplates, toGymPoster } from '../../support/posters';
import { expect, open } from '../../support/test';
import { press, type PageState } from './pageState';

/** The post flows from their details to the saved picture. */
export const POSTER_STATES: readonly PageState[] = [
  {
    name: 'poster details with a logo that has a background',
    reach: async (page) => {
      await open(page, '/diwali');
      await fill(main(page), {
        'Company name': 'Sharma Traders & Sons',
        'Company address': '14 Sadar Bazar, Gurugram, 12',
      });
      await chooseLogo(page, 'logo.jpg', await opaqueLogo());
      await expect(main(page).getByRole('img', { name: 'Your logo without the box' })).toBeVisible();
    },
  },
  {
    name: 'poster details with a file that is no picture',
    reach: async (page) => {
      await open(page, '/gym');
      await chooseLogo(page, 'notes.txt', Buffer.from('no picture'));
      await expect(main(page).getByText(/notes\.txt/)).toBeVisible();
    },
  },
  { name: 'the templates of an occasion', reach: (page) => openTemplates(page, { flow: 'diwali' }) },
  {
    name: 'a poster being made',
    reach: async (page) => {
      await openTemplates(page, { flow: 'ganeshChaturthi' });
      await page.evaluate(() => {
        HTMLCanvasElement.prototype.toBlob = () => undefined;
      });
      await press(page, 'Download Image: template 1');
      await expect(page.getByText('Saving the picture')).toBeVisible();
    },
  },
  {
    name: 'a poster that was saved',
    reach: async (page) => {
      await openTemplates(page, { flow: 'rakshaBandhan' });
      await press(page, 'Download Image: template 1');
      await expect(page.getByText('Saved to your downloads').first()).toBeVisible();
    },
  },
  {
    name: 'an occasion without templates',
    reach: async (page) => {
      await open(page, '/independence');
      await fill(main(page), { 'Company name': 'Sharma Traders', 'Phone number': '+91 98765 43210' });
      await press(page, 'Next');
      await expect(main(page).getByText('Coming Soon').first()).toBeVisible();
    },
  },
  {
    name: 'the two gym posters',
    reach: async (page) => {
      await open(page, '/gym');
      await fill(main(page), { 'Business name': 'Iron Akhada', 'Contact number': '+91 98765 43210' });
      await press(page, 'Next');
      await expect(main(page).getByRole('button', { name: /Choose/ })).toHaveCount(2);
    },
  },
  { name: 'the chosen gym poster', reach: (page) => toGymPoster(page, 1) },
];
