import { art } from './FigureArt';
import city from './art/city.svg';
import progWeb from './art/prog-web.svg';
import progBrand from './art/prog-brand.svg';
import progEcom from './art/prog-ecom.svg';
import progSeo from './art/prog-seo.svg';
import projBranding from './art/proj-branding.svg';
import projPhoto from './art/proj-photo.svg';
import site2 from './art/site-2.svg';

/** Drawings of the learning page. */
export const learningArt = {
  city: art(city, '24 -52 480 448'),
  webDevelopment: art(progWeb),
  branding: art(progBrand),
  ecommerce: art(progEcom),
  seo: art(progSeo),
  teaPouch: art(projBranding, '0 0 400 300'),
  camera: art(projPhoto, '0 0 400 300'),
  homestay: art(site2, '0 0 400 300'),
};
